-- DropIndex
DROP INDEX "matches_ruleset_status_id_idx";

-- DropIndex
DROP INDEX "matches_status_id_idx";

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "clock" JSON,
ADD COLUMN     "counted" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "deadline" TIMESTAMPTZ(3),
ADD COLUMN     "ended_at" TIMESTAMPTZ(3),
ADD COLUMN     "event" TEXT,
ADD COLUMN     "forked_from" UUID,
ADD COLUMN     "forked_ply" INTEGER,
ADD COLUMN     "players" TEXT[],
ADD COLUMN     "result" TEXT,
ADD COLUMN     "round" INTEGER,
ADD COLUMN     "seed_commitment" TEXT,
ADD COLUMN     "seed_hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "seed_words" TEXT[],
ADD COLUMN     "table_name" TEXT,
ADD COLUMN     "tenant" TEXT NOT NULL DEFAULT 'local';

-- AlterTable
ALTER TABLE "plies" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'action',
ADD COLUMN     "ruling" JSON;

-- AlterTable
ALTER TABLE "card_sets" DROP CONSTRAINT "card_sets_pkey",
ADD COLUMN     "tenant" TEXT NOT NULL DEFAULT 'local',
ADD CONSTRAINT "card_sets_pkey" PRIMARY KEY ("tenant", "ruleset", "hash");

-- CreateTable
CREATE TABLE "clause_counts" (
    "match_id" UUID NOT NULL,
    "clause" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "clause_counts_pkey" PRIMARY KEY ("match_id","clause")
);

-- CreateTable
CREATE TABLE "card_counts" (
    "match_id" UUID NOT NULL,
    "player" TEXT NOT NULL,
    "card" TEXT NOT NULL,
    "copies" INTEGER NOT NULL,
    "uses" INTEGER NOT NULL,

    CONSTRAINT "card_counts_pkey" PRIMARY KEY ("match_id","player","card")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" UUID NOT NULL,
    "tenant" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "hint" TEXT NOT NULL,
    "scopes" TEXT[],
    "seat_match" UUID,
    "seat_viewer" TEXT,
    "rotated_from" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotent_answers" (
    "owner" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "resource" UUID NOT NULL,
    "status" INTEGER,
    "headers" JSON,
    "body" TEXT,
    "locked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotent_answers_pkey" PRIMARY KEY ("owner","key")
);

-- CreateTable
CREATE TABLE "service_keys" (
    "kid" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "jwk" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retired_at" TIMESTAMPTZ(3),

    CONSTRAINT "service_keys_pkey" PRIMARY KEY ("kid")
);

-- CreateTable
CREATE TABLE "seeds" (
    "hash" TEXT NOT NULL,
    "tenant" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "used_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seeds_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE INDEX "card_counts_card_idx" ON "card_counts"("card");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");

-- CreateIndex
CREATE INDEX "api_keys_tenant_id_idx" ON "api_keys"("tenant", "id");

-- CreateIndex
CREATE INDEX "idempotent_answers_created_at_idx" ON "idempotent_answers"("created_at");

-- CreateIndex
CREATE INDEX "service_keys_purpose_created_at_idx" ON "service_keys"("purpose", "created_at");

-- CreateIndex
CREATE INDEX "matches_tenant_started_at_id_idx" ON "matches"("tenant", "started_at", "id");

-- CreateIndex
CREATE INDEX "matches_tenant_ruleset_started_at_id_idx" ON "matches"("tenant", "ruleset", "started_at", "id");

-- CreateIndex
CREATE INDEX "matches_tenant_status_started_at_id_idx" ON "matches"("tenant", "status", "started_at", "id");

-- CreateIndex
CREATE INDEX "matches_tenant_event_round_id_idx" ON "matches"("tenant", "event", "round", "id");

-- CreateIndex
CREATE INDEX "matches_tenant_ended_at_id_idx" ON "matches"("tenant", "ended_at", "id");

-- CreateIndex
CREATE INDEX "matches_forked_from_idx" ON "matches"("forked_from");

-- CreateIndex
CREATE INDEX "matches_deadline_idx" ON "matches"("deadline");

-- CreateIndex
CREATE INDEX "matches_players_idx" ON "matches" USING GIN ("players");

-- Finished matches that are to be counted. The schema language has no word for such an index.
CREATE INDEX "matches_uncounted_idx" ON "matches" ("tenant", "ruleset", "id") WHERE "status" = 'over' AND NOT "counted" AND "forked_from" IS NULL;

-- AddForeignKey
ALTER TABLE "clause_counts" ADD CONSTRAINT "clause_counts_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_counts" ADD CONSTRAINT "card_counts_match_id_fkey" FOREIGN KEY ("match_id") REFERENCES "matches"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the rows that are there already would say in the new columns.
UPDATE "matches" SET
  "players" = ARRAY["seats" -> 0 ->> 'name', "seats" -> 1 ->> 'name'],
  "seed_words" = '{}',
  "seed_hash" = encode(sha256(convert_to('seed:' || "seed", 'UTF8')), 'hex'),
  "result" = CASE WHEN "status" = 'over' THEN coalesce("outcome" ->> 'winner', 'draw') END,
  "ended_at" = CASE WHEN "status" = 'over' THEN "played_at" END;
UPDATE "plies" SET "kind" = 'start' WHERE "ply" = 0;
ALTER TABLE "matches" ALTER COLUMN "seed_hash" DROP DEFAULT;
