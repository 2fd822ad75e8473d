-- A notification points at an item by type and id, as comments, likes and reports do, so that a new area adds no column.
-- `comment_id` stays: a comment is on an item of any area, and both decide who may see the notification.

ALTER TABLE notification
  DROP CONSTRAINT notification_media_id_fkey,
  DROP CONSTRAINT notification_album_id_fkey,
  DROP CONSTRAINT notification_blog_entry_id_fkey,
  DROP CONSTRAINT notification_guestbook_entry_id_fkey;
DROP INDEX notification_once, notification_media, notification_album, notification_blog_entry,
  notification_guestbook_entry;

-- Two columns get a new meaning in one rewrite of the table, which keeps its rows in the order of time.
ALTER TABLE notification RENAME COLUMN album_id TO item_type;
ALTER TABLE notification RENAME COLUMN media_id TO item_id;
ALTER TABLE notification
  ALTER COLUMN item_type TYPE integer USING CASE
    WHEN blog_entry_id IS NOT NULL THEN 5
    WHEN item_id IS NOT NULL THEN 2
    WHEN item_type IS NOT NULL THEN 3
    WHEN guestbook_entry_id IS NOT NULL THEN 4
    -- A new follower: the item is the receiver as an author.
    WHEN topic = 15 THEN 6
    -- The receiver's profile.
    ELSE 1
  END,
  ALTER COLUMN item_id TYPE integer USING coalesce(blog_entry_id, item_id, item_type, guestbook_entry_id, profile_id);
ALTER TABLE notification
  ALTER COLUMN item_type SET NOT NULL,
  ALTER COLUMN item_id SET NOT NULL,
  DROP COLUMN blog_entry_id,
  DROP COLUMN guestbook_entry_id;

-- The same of the same actor is one notification, however often it happens.
CREATE UNIQUE INDEX notification_once ON notification
  (profile_id, topic, actor_id, item_type, item_id, comment_id) NULLS NOT DISTINCT;
-- For what goes with the item.
CREATE INDEX notification_item ON notification (item_type, item_id, profile_id);

-- The notifications of an item go with it. An area adds this trigger to the table of each of its item types, which are
-- the arguments.
CREATE FUNCTION delete_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM notification USING gone
  WHERE notification.item_type = ANY (TG_ARGV::integer[]) AND notification.item_id = gone.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER profile_delete_notifications AFTER DELETE ON profile
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications(1, 6);
CREATE TRIGGER media_delete_notifications AFTER DELETE ON media
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications(2);
CREATE TRIGGER album_delete_notifications AFTER DELETE ON album
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications(3);
CREATE TRIGGER guestbook_entry_delete_notifications AFTER DELETE ON guestbook_entry
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications(4);
CREATE TRIGGER blog_entry_delete_notifications AFTER DELETE ON blog_entry
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION delete_notifications(5);
