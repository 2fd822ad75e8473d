-- Lists of media, newest first: of one profile whatever the kind, and of all members what they show.
CREATE INDEX media_of_profile_newest ON media (profile_id, created_at DESC, id DESC);

DROP INDEX media_newest;
CREATE INDEX media_newest ON media (created_at DESC, id DESC) WHERE status = 3 AND kind IN (1, 2, 3, 12);
CREATE INDEX media_newest_videos ON media (created_at DESC, id DESC) WHERE status = 3 AND kind = 3;
