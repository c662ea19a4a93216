"""One module an operation or family of them: its request, its answer, and the function between."""
