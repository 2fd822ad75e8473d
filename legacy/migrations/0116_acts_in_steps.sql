-- An act whose steps cannot be undone together is logged before its first step, and its outcome in a row of its own.
ALTER TABLE staff_act ADD COLUMN begun boolean NOT NULL DEFAULT false;
