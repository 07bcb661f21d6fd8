-- Only adds: rows of before are read as they are.

-- The row of a match is written anew with each ply: where there is room for it in its page, no index has to be told.
ALTER TABLE "matches" SET (fillfactor = 50);
