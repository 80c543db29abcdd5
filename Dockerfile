# The whole product, built from this repository alone: `docker build -t giftwright .`
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-slim AS build
WORKDIR /giftwright
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node -e "import('./bin/prepare.mjs').then(({ build }) => build())" && npm prune --omit=dev

FROM node:${NODE_VERSION}-slim
# What the program runs, and the sources of its commands (`npm run admin`, `backup`, `restore`, `doctor`).
WORKDIR /giftwright
COPY --from=build /giftwright/package.json /giftwright/package-lock.json /giftwright/config.server.ts ./
COPY --from=build /giftwright/node_modules ./node_modules
COPY --from=build /giftwright/build ./build
COPY --from=build /giftwright/bin ./bin
COPY --from=build /giftwright/db ./db
COPY --from=build /giftwright/domain ./domain
COPY --from=build /giftwright/server ./server
COPY --from=build /giftwright/shared ./shared
RUN install --directory --owner=node --group=node --mode=700 /data
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
# Nothing but /data and /tmp is written to: the file system may be read-only.
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# It finishes what is under way within 25 seconds of SIGTERM.
STOPSIGNAL SIGTERM
CMD ["node", "build/server/index.js"]
