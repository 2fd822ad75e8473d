-- Kinks that few share would be taken for ones that many share, and looked for one profile after another.
ALTER TABLE shared_kinks ALTER COLUMN kink_ids SET STATISTICS 1000;
