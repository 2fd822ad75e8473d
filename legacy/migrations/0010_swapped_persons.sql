-- The two persons of a couple change places in one statement: the order is looked at when it is done, not row by row.
ALTER TABLE person
  DROP CONSTRAINT person_profile_id_position_key,
  ADD CONSTRAINT person_profile_id_position_key UNIQUE (profile_id, position) DEFERRABLE INITIALLY IMMEDIATE;
