-- Tells the staff's open desks that a queue has changed, by whatever way it did. Equal events of a transaction are one.

CREATE FUNCTION note_queue_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item jsonb := to_jsonb(coalesce(NEW, OLD));
  queue integer := TG_ARGV[0];
  country integer := item ->> 'country_id';
  receivers jsonb := (SELECT jsonb_agg(id) FROM profile WHERE role_level >= 40 AND status = 3);
BEGIN
  IF receivers IS NULL THEN
    RETURN NULL;
  END IF;
  -- Tickets, reports and kinks are for the staff of all countries; the others' items belong to the member's country.
  IF queue IN (1, 2, 6) THEN
    country := NULL;
  ELSIF country IS NULL THEN
    country := (SELECT country_id FROM profile WHERE id = (item ->> 'profile_id')::integer);
  END IF;
  PERFORM pg_notify('server_events', jsonb_build_object(
    'type', 'QueueChanged',
    'queue', queue,
    -- The desks of applications and kinks are on dark sites only, as are tickets from there.
    'dark', queue IN (5, 6) OR (queue = 1 AND (item ->> 'dark')::boolean),
    'countryId', country,
    'profileIds', receivers
  )::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER ticket_note_queue
  AFTER INSERT OR DELETE OR UPDATE OF admin_status, waiting_since, last_message_at, taken_by, taken_until, merged_into ON ticket
  FOR EACH ROW EXECUTE FUNCTION note_queue_changed(1);
CREATE TRIGGER report_case_note_queue AFTER INSERT OR UPDATE OR DELETE ON report_case
  FOR EACH ROW EXECUTE FUNCTION note_queue_changed(2);

CREATE TRIGGER profile_note_queue_inserted AFTER INSERT ON profile
  FOR EACH ROW WHEN (NEW.look_status = 1) EXECUTE FUNCTION note_queue_changed(3);
CREATE TRIGGER profile_note_queue_updated AFTER UPDATE OF look_status, status ON profile
  FOR EACH ROW WHEN (NEW.look_status = 1 OR OLD.look_status = 1) EXECUTE FUNCTION note_queue_changed(3);
CREATE TRIGGER profile_note_queue_deleted AFTER DELETE ON profile
  FOR EACH ROW WHEN (OLD.look_status = 1) EXECUTE FUNCTION note_queue_changed(3);
CREATE TRIGGER media_note_queue_inserted AFTER INSERT ON media
  FOR EACH ROW WHEN (NEW.status = 5) EXECUTE FUNCTION note_queue_changed(3);
CREATE TRIGGER media_note_queue_updated AFTER UPDATE OF status ON media
  FOR EACH ROW WHEN (NEW.status = 5 OR OLD.status = 5) EXECUTE FUNCTION note_queue_changed(3);
CREATE TRIGGER media_note_queue_deleted AFTER DELETE ON media
  FOR EACH ROW WHEN (OLD.status = 5) EXECUTE FUNCTION note_queue_changed(3);

-- A video of a validation waits as soon as it is converted.
CREATE TRIGGER media_note_validation AFTER UPDATE OF status ON media
  FOR EACH ROW WHEN (NEW.kind = 13) EXECUTE FUNCTION note_queue_changed(4);
CREATE TRIGGER validation_note_queue_inserted AFTER INSERT ON person_validation
  FOR EACH ROW WHEN (NEW.method = 2) EXECUTE FUNCTION note_queue_changed(4);
CREATE TRIGGER validation_note_queue_updated AFTER UPDATE ON person_validation
  FOR EACH ROW WHEN (NEW.method = 2) EXECUTE FUNCTION note_queue_changed(4);
CREATE TRIGGER validation_note_queue_deleted AFTER DELETE ON person_validation
  FOR EACH ROW WHEN (OLD.method = 2) EXECUTE FUNCTION note_queue_changed(4);

CREATE TRIGGER dark_application_note_queue AFTER INSERT OR UPDATE OR DELETE ON dark_application
  FOR EACH ROW EXECUTE FUNCTION note_queue_changed(5);
CREATE TRIGGER kink_note_queue_inserted AFTER INSERT ON kink
  FOR EACH ROW WHEN (NEW.status = 1) EXECUTE FUNCTION note_queue_changed(6);
CREATE TRIGGER kink_note_queue_updated AFTER UPDATE OF status ON kink
  FOR EACH ROW WHEN (NEW.status = 1 OR OLD.status = 1) EXECUTE FUNCTION note_queue_changed(6);
CREATE TRIGGER kink_note_queue_deleted AFTER DELETE ON kink
  FOR EACH ROW WHEN (OLD.status = 1) EXECUTE FUNCTION note_queue_changed(6);
