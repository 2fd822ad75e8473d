-- A request that is repeated with its key creates nothing twice.
ALTER TABLE album ADD COLUMN key uuid, ADD CONSTRAINT album_key UNIQUE (profile_id, key);
ALTER TABLE lodge_album ADD COLUMN key uuid, ADD CONSTRAINT lodge_album_key UNIQUE (profile_id, key);
ALTER TABLE guestbook_entry ADD COLUMN key uuid, ADD CONSTRAINT guestbook_entry_key UNIQUE (author_id, key);
ALTER TABLE lodge_member_note ADD COLUMN key uuid, ADD CONSTRAINT lodge_member_note_key UNIQUE (author_id, key);
