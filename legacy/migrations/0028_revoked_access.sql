-- An owner who takes back the permission to see a protected album leaves a trace, so that it does not read as a refusal.
ALTER TABLE album_access
  DROP CONSTRAINT album_access_access_check,
  -- 1 requested, 2 granted, 3 revoked after it was granted.
  ADD CONSTRAINT album_access_access_check CHECK (access IN (1, 2, 3));
