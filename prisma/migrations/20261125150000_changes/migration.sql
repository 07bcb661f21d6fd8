-- Only adds: the release before goes on while this is applied, and after it; what it appends gets the default as well. Plies of before
-- have no transaction and are in no feed. The index has none of them, so that it is made in one look at the table.

-- AlterTable
ALTER TABLE "plies" ADD COLUMN     "xid" BIGINT;
ALTER TABLE "plies" ALTER COLUMN "xid" SET DEFAULT (pg_current_xact_id()::text)::bigint;

-- CreateIndex
CREATE INDEX "plies_xid_idx" ON "plies"("xid") WHERE "xid" IS NOT NULL;
