-- What the staff did and looked at. No foreign keys: an entry is never changed, also when a profile is erased.
CREATE TABLE staff_act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id integer NOT NULL,
  -- The profile as which the actor acted.
  as_profile_id integer,
  -- Such as `Reports.DecideCase`.
  call text NOT NULL,
  -- A look at private things, not a change.
  is_look boolean NOT NULL,
  -- The member that it is about, as far as the call names one.
  profile_id integer,
  -- The numbers and choices of the call, without texts of members.
  details jsonb NOT NULL,
  reason text,
  -- The code of a refusal; null when it was done.
  refusal text
);
CREATE INDEX staff_act_newest ON staff_act (id DESC);
CREATE INDEX staff_act_actor ON staff_act (actor_id, id DESC);
CREATE INDEX staff_act_profile ON staff_act (profile_id, id DESC) WHERE profile_id IS NOT NULL;
CREATE INDEX staff_act_call ON staff_act (call, id DESC);

-- Kept for five years, and until then neither changed nor deleted.
CREATE FUNCTION refuse_change_of_staff_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '5 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The log of the staff can only be added to';
END
$$;
CREATE TRIGGER staff_act_append_only BEFORE UPDATE OR DELETE ON staff_act
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_staff_act();
CREATE FUNCTION refuse_truncation_of_staff_act() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log of the staff can only be added to';
END
$$;
CREATE TRIGGER staff_act_no_truncate BEFORE TRUNCATE ON staff_act
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_truncation_of_staff_act();
