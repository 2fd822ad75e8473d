-- Trans people are a group of an audience of their own (8). Until now they were among those whom men or women were meant by:
-- what was chosen before keeps its meaning.
ALTER TABLE profile
  DROP CONSTRAINT profile_seek_audience_check,
  ADD CONSTRAINT profile_seek_audience_check CHECK (seek_audience BETWEEN 1 AND 15),
  ALTER COLUMN seek_audience SET DEFAULT 15;
ALTER TABLE blog_entry
  DROP CONSTRAINT blog_entry_audience_check,
  ADD CONSTRAINT blog_entry_audience_check CHECK (audience BETWEEN 1 AND 15),
  ALTER COLUMN audience SET DEFAULT 15;
ALTER TABLE blog_draft
  DROP CONSTRAINT blog_draft_audience_check,
  ADD CONSTRAINT blog_draft_audience_check CHECK (audience BETWEEN 1 AND 15);

-- The rows of the search are written here, not one by one by the trigger.
ALTER TABLE profile DISABLE TRIGGER profile_note_search;
UPDATE profile SET seek_audience = seek_audience | 8 WHERE seek_audience & 3 <> 0;
ALTER TABLE profile ENABLE TRIGGER profile_note_search;
UPDATE profile_search SET seek_audience = seek_audience | 8 WHERE seek_audience & 3 <> 0;
UPDATE blog_entry SET audience = audience | 8 WHERE audience & 3 <> 0;
UPDATE blog_draft SET audience = audience | 8 WHERE audience & 3 <> 0;
