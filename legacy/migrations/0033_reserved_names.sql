-- A sign-up with an address that has a profile keeps its name like any other, so its owner may correct the address like any other.
ALTER TABLE reserved_name ADD COLUMN password_hash text;
