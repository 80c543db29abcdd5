# The whole product, built from this repository alone: `docker build -t giftwright .` Just under 250 MB: a base without a shell (25), Node (127)
# and of the product and its packages what is loaded (`bin/pack.mjs`, 96). Its database is elsewhere: DATABASE_URL.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /giftwright
COPY package.json package-lock.json .npmrc ./
COPY bin/prepare.mjs bin/
# As the build would, which then finds that all is there.
RUN node --input-type=module --eval 'import { install } from "./bin/prepare.mjs"; install();'
COPY . .
RUN node bin/build.mjs && node bin/pack.mjs /packed && install --directory --mode=700 /data

# What Node is linked to: the C and C++ libraries, certificates and time zones, and nothing else.
FROM gcr.io/distroless/cc-debian12
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /giftwright
COPY --from=build /packed ./
COPY --from=build --chown=1000:1000 /data /data
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# Nothing but /data and /tmp is written to: the file system may be read-only.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["/usr/local/bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# It finishes what is under way within 25 seconds of SIGTERM.
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["build/server/index.js"]
