-- Lists of media of all members, newest first, without what nobody but their owners sees.
DROP INDEX media_newest;
CREATE INDEX media_newest ON media (created_at DESC, id DESC) WHERE status = 3 AND kind IN (1, 2, 3, 12);
CREATE INDEX media_newest_videos ON media (created_at DESC, id DESC) WHERE status = 3 AND kind = 3;
