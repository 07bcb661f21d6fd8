-- Only adds: the release before goes on while this is applied, and after it. To that release a match with a "full_clock" has no
-- clock: what it appends has no deadline, and charges nobody. Where "awaiting_ply" is not "ply", it wrote the last ply, and
-- "deadline" is that of every player who is awaited.

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "full_clock" JSON,
ADD COLUMN     "p1_bank" BIGINT,
ADD COLUMN     "p2_bank" BIGINT,
ADD COLUMN     "p1_deadline" TIMESTAMPTZ(3),
ADD COLUMN     "p2_deadline" TIMESTAMPTZ(3),
ADD COLUMN     "paused_at" TIMESTAMPTZ(3),
ADD COLUMN     "paused_ply" INTEGER;
