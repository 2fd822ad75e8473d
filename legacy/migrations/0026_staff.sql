-- The staff are few, and every list of profiles leaves them out.
CREATE INDEX profile_staff ON profile (id) WHERE role_level >= 35;
