-- New profiles and pictures that wait for a look of the staff before others see them.

-- 1: waits; 2: not accepted, until the member asks again.
ALTER TABLE profile
  ADD look_status integer NOT NULL DEFAULT 0 CHECK (look_status BETWEEN 0 AND 2),
  ADD look_since timestamptz,
  ADD look_reason text,
  ADD CHECK ((look_status = 0) = (look_since IS NULL));
CREATE INDEX profile_look ON profile (country_id, look_since, id) WHERE look_status = 1;

ALTER TABLE media DROP CONSTRAINT media_status_check, ADD CHECK (status BETWEEN -1 AND 5);

-- Has to be looked at once it is converted.
ALTER TABLE media ADD look_needed boolean NOT NULL DEFAULT false;
CREATE INDEX media_look ON media (created_at, id) WHERE status = 5;

DROP INDEX profile_visible;
CREATE INDEX profile_visible ON profile (id) INCLUDE (dark_status)
  WHERE status = 3 AND privacy_consent_at IS NOT NULL AND look_status = 0;

-- Who waits is nobody's match either, so that the narrow rows need no further column.
DO $$
DECLARE
  source text := pg_get_viewdef('profile_search_source'::regclass);
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW profile_search_source AS ' || rtrim(source, ';') || ' AND p.look_status = 0';
END
$$;

CREATE TRIGGER profile_note_look AFTER UPDATE OF look_status ON profile
  FOR EACH ROW EXECUTE FUNCTION note_profile_search();

-- Who an e-ID or age check has found to be under age, latest first.
CREATE INDEX person_validation_under_age ON person_validation (ended_at DESC, id DESC) WHERE refusal = 1;
