-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "matches" (
    "id" UUID NOT NULL,
    "ruleset" TEXT NOT NULL,
    "ruleset_version" TEXT NOT NULL,
    "ruleset_hash" TEXT NOT NULL,
    "cards" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "seats" JSON NOT NULL,
    "options" JSON NOT NULL,
    "tags" TEXT[],
    "status" TEXT NOT NULL,
    "outcome" JSON,
    "ply" INTEGER NOT NULL,
    "state_hash" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "played_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "matches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plies" (
    "match_id" UUID NOT NULL,
    "ply" INTEGER NOT NULL,
    "player" TEXT,
    "action" JSON,
    "events" JSON NOT NULL,
    "last_seq" INTEGER NOT NULL,
    "hash_before" TEXT,
    "hash_after" TEXT NOT NULL,
    "played_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plies_pkey" PRIMARY KEY ("match_id","ply")
);

-- CreateTable
CREATE TABLE "snapshots" (
    "match_id" UUID NOT NULL,
    "ply" INTEGER NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "snapshots_pkey" PRIMARY KEY ("match_id","ply")
);

-- CreateTable
CREATE TABLE "card_sets" (
    "ruleset" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "cards" TEXT NOT NULL,
    "registered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "card_sets_pkey" PRIMARY KEY ("ruleset","hash")
);

-- CreateIndex
CREATE INDEX "matches_ruleset_status_id_idx" ON "matches"("ruleset", "status", "id");

-- CreateIndex
CREATE INDEX "matches_status_id_idx" ON "matches"("status", "id");

-- CreateIndex
CREATE INDEX "matches_tags_idx" ON "matches" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "plies_match_id_last_seq_idx" ON "plies"("match_id", "last_seq");

-- AddForeignKey
ALTER TABLE "plies" ADD CONSTRAINT "plies_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
