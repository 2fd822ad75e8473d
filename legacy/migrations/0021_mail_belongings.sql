-- What belongs to mail goes with it.

-- Attachments are seen nowhere but in their message.
CREATE FUNCTION delete_attachment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM media WHERE id = OLD.media_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER message_media_delete_attachment AFTER DELETE ON message_media
  FOR EACH ROW EXECUTE FUNCTION delete_attachment();

-- A conversation that nobody is in any more; those of lodges and events stay with them.
CREATE FUNCTION delete_deserted_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM conversation AS deserted
  WHERE id = OLD.conversation_id AND kind IN (1, 2, 5)
    AND NOT EXISTS (SELECT FROM conversation_member WHERE conversation_id = deserted.id AND left_at IS NULL);
  RETURN NULL;
END
$$;
CREATE TRIGGER conversation_member_gone AFTER DELETE ON conversation_member
  FOR EACH ROW EXECUTE FUNCTION delete_deserted_conversation();
CREATE TRIGGER conversation_member_left AFTER UPDATE OF left_at ON conversation_member
  FOR EACH ROW WHEN (NEW.left_at IS NOT NULL) EXECUTE FUNCTION delete_deserted_conversation();
