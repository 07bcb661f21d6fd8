-- Only adds: the release before goes on while this is applied, and after it. It starts matches without data of the caller's own.

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "external_id" TEXT,
ADD COLUMN     "metadata" JSON,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "matches_external_id_idx" ON "matches" ("tenant", "external_id", "started_at", "id") WHERE "external_id" IS NOT NULL;
