-- The media of a profile's text: who may read the text, may see them.
CREATE TABLE profile_text_media (
  profile_id integer NOT NULL REFERENCES profile ON DELETE CASCADE,
  media_id integer NOT NULL REFERENCES media ON DELETE CASCADE,
  PRIMARY KEY (profile_id, media_id)
);
CREATE INDEX profile_text_media_media ON profile_text_media (media_id, profile_id);
