-- Reports written on a dark site, and cases that only such reports are about: main sites tell their words to nobody.
ALTER TABLE report ADD COLUMN dark boolean NOT NULL DEFAULT false;
ALTER TABLE report_case ADD COLUMN dark boolean NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION report_joins_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_case AS c (item_type, item_id, reported_profile_id, urgent, opened_at, waiting_since, dark)
  VALUES (NEW.item_type, NEW.item_id, NEW.reported_profile_id, NEW.reason = 4, NEW.created_at, NEW.created_at, NEW.dark)
  ON CONFLICT (item_type, item_id) WHERE status = 1 DO UPDATE
  SET urgent = c.urgent OR excluded.urgent, dark = c.dark AND excluded.dark
  RETURNING c.id INTO NEW.case_id;
  RETURN NEW;
END
$$;
