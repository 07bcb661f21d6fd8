-- Only adds: the release before goes on while this is applied, and after it.

-- AlterTable
ALTER TABLE "matches" ADD COLUMN "clock_claimed" TIMESTAMPTZ(3),
ADD COLUMN "clock_stopped" JSON,
ADD COLUMN "clock_tries" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "idempotent_answers" ADD COLUMN "holder" UUID;
