-- Only adds: the release before goes on while this is applied, and after it. What it refuses itself is not counted.

-- CreateTable
CREATE TABLE "clause_refusals" (
    "tenant" TEXT NOT NULL,
    "ruleset" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "clause" TEXT NOT NULL,
    "refused" BIGINT NOT NULL,

    CONSTRAINT "clause_refusals_pkey" PRIMARY KEY ("tenant","ruleset","day","clause")
);
