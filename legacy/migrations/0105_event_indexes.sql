-- For words of an event that few have: without it, everything to come in a country is read.
CREATE INDEX event_words ON event USING gin (country_id, search_words gin_trgm_ops)
  WHERE published_at IS NOT NULL AND cancelled_at IS NULL;

-- For the number of questions that wait for a host.
CREATE INDEX event_question_waiting ON event_question (event_id) WHERE answered_at IS NULL;
