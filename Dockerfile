# syntax=docker/dockerfile:1

FROM node:24-slim AS generate
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY prisma ./prisma
COPY scripts/setup.mjs ./scripts/
COPY tsconfig.json ./
COPY clients/typescript ./clients/typescript
COPY pages ./pages
RUN node scripts/setup.mjs generate

FROM node:24-slim AS install
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --omit=peer \
  # The client brings query compilers for every database; this service speaks to one.
  && find node_modules/@prisma/client/runtime -name 'query_compiler_*' ! -name '*postgresql*' -delete

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 NODE_COMPILE_CACHE=/app/compiled
WORKDIR /app
COPY --from=install /app/node_modules ./node_modules
# What draws pictures comes as an optional package for each platform.
COPY --from=generate /app/node_modules/@resvg ./node_modules/@resvg
COPY package.json schema.graphql ./
COPY prisma ./prisma
COPY src ./src
COPY --from=generate /app/src/generated ./src/generated
COPY --from=generate /app/pages/dist ./pages/dist
# A volume that is mounted here for ARCHIVE begins as a folder of this user.
RUN install -d -o node -g node /var/lib/arbiter/archive
RUN install -d -o node -g node compiled
USER node
# Everything is compiled here once, so that a container starts with half the work; what is kept is the user's own. It only serves a
# start with the same flags of V8, of which `docs/operators.md` says what they do.
RUN node --max-valid-polymorphic-map-count=32 --no-memory-reducer --disable-warning=ExperimentalWarning --input-type=module -e 'await import("/app/src/app.ts")'
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-valid-polymorphic-map-count=32", "--no-memory-reducer", \
  "--disable-warning=ExperimentalWarning", "src/server.ts"]
