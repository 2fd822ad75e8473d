-- What the staff wrote about a member does not outlive the member: the acts stay, their reasons go.

CREATE OR REPLACE FUNCTION refuse_change_of_staff_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '5 years' THEN
    RETURN OLD;
  END IF;
  -- Only the reason may go, once the profile that it is about is gone.
  IF TG_OP = 'UPDATE' AND NEW.reason IS NULL
    AND to_jsonb(NEW) - 'reason' = to_jsonb(OLD) - 'reason'
    AND OLD.profile_id IS NOT NULL AND NOT EXISTS (SELECT FROM profile WHERE id = OLD.profile_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The log of the staff can only be added to';
END
$$;

CREATE FUNCTION forget_reasons_about_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE staff_act SET reason = NULL WHERE profile_id = OLD.id AND reason IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER profile_forget_reasons AFTER DELETE ON profile
  FOR EACH ROW EXECUTE FUNCTION forget_reasons_about_profile();
