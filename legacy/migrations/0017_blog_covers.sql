-- The cover is the first medium that an entry still has: read where it is shown, it is right also when a medium goes.
ALTER TABLE blog_entry DROP COLUMN cover_id;
