-- Only adds: the release before goes on while this is applied, and after it. It does not know what lies in the archive: set a rule of
-- retention once all servers are of this release.

-- AlterTable
ALTER TABLE "matches" ADD COLUMN "archived_at" TIMESTAMPTZ(3), ADD COLUMN "archive" JSON, ADD COLUMN "restored_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "retention_rules" (
    "tenant" TEXT NOT NULL,
    "keep" TEXT NOT NULL,
    "days" INTEGER NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "retention_rules_pkey" PRIMARY KEY ("tenant")
);

-- CreateTable
CREATE TABLE "archive_batches" (
    "id" UUID NOT NULL,
    "tenant" TEXT NOT NULL,
    "job" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'writing',
    "files" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "archive_batches_pkey" PRIMARY KEY ("id")
);

-- Those with which something is to be done.
CREATE INDEX "archive_batches_open_idx" ON "archive_batches"("tenant") WHERE "state" <> 'written';

-- Which matches a batch holds, and which finished ones are in none, those of the present mostly.
CREATE INDEX "matches_archive_idx" ON "matches"(("archive" ->> 'batch')) WHERE "archive" IS NOT NULL;
CREATE INDEX "matches_kept_idx" ON "matches"("tenant", "ended_at", "id") WHERE "archived_at" IS NULL AND "ended_at" IS NOT NULL;
