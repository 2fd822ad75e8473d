-- Searching one's own mail: by the words of messages.

-- Who was in the conversation when it was written: whoever reads it is one of them. With them in the index beside the
-- words, PostgreSQL looks at nothing but the reader's own messages, however frequent a word is among all.
ALTER TABLE message ADD COLUMN readers integer[];

UPDATE message SET readers = ARRAY(
  SELECT profile_id FROM conversation_member AS member
  WHERE member.conversation_id = message.conversation_id AND member.joined_at <= message.created_at
    AND (member.left_at IS NULL OR member.left_at > message.created_at)
);

CREATE FUNCTION note_message_readers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.readers := ARRAY(
    SELECT profile_id FROM conversation_member
    WHERE conversation_id = NEW.conversation_id AND left_at IS NULL
  );
  RETURN NEW;
END
$$;
CREATE TRIGGER message_note_readers BEFORE INSERT ON message
  FOR EACH ROW WHEN (NEW.text <> '') EXECUTE FUNCTION note_message_readers();

CREATE FUNCTION message_words(content text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN array_to_tsvector(words_of(content));

CREATE INDEX message_search ON message USING gin (readers, message_words(text))
  WITH (gin_pending_list_limit = 1024) WHERE deleted_at IS NULL AND text <> '';
