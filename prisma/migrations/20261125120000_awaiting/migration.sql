-- Only adds: the release before goes on while this is applied, and after it. What it appends has an older "awaiting_ply", or none,
-- and who is awaited is read from the state.

-- AlterTable
ALTER TABLE "matches" ADD COLUMN     "awaiting_ply" INTEGER,
ADD COLUMN     "p1_awaited" TIMESTAMPTZ(3),
ADD COLUMN     "p2_awaited" TIMESTAMPTZ(3);
