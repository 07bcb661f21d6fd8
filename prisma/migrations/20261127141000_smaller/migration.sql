-- Only adds: the release before goes on while this is applied, and after it, as long as MATCH_STORAGE is compatible. Rows of before are read as
-- they are, and none is rewritten.

-- AlterTable
ALTER TABLE "plies" ADD COLUMN     "hash" BYTEA,
ALTER COLUMN "hash_after" DROP NOT NULL;

-- AlterTable
ALTER TABLE "snapshots" ADD COLUMN     "packed" BYTEA;

-- It is compressed already.
ALTER TABLE "snapshots" ALTER COLUMN "packed" SET STORAGE EXTERNAL;
