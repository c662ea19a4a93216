FROM python:3.13-slim AS packages
COPY requirements.lock /
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /requirements.lock

FROM python:3.13-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin director
COPY --from=packages /venv /venv
WORKDIR /app
COPY LICENSE ./
COPY config config
COPY scoring scoring
COPY rulings rulings
COPY bot bot
ENV PATH=/venv/bin:$PATH \
    PYTHONPATH=/app \
    PYTHONSAFEPATH=1 \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DIRECTOR_HOST=0.0.0.0 \
    DIRECTOR_PORT=8080

# The default SQLite file lies in the working directory.
WORKDIR /data
VOLUME /data
USER director
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f'http://127.0.0.1:{os.environ[\"DIRECTOR_PORT\"]}/healthz', timeout=4)"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["serve"]
