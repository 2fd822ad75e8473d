-- Searches that a member keeps on the start page of the dark sites, which may name kinks and roles.
ALTER TABLE start_page_settings ADD COLUMN dark_search_options jsonb NOT NULL DEFAULT '[]';
UPDATE start_page_settings AS s SET dark_search_options = s.search_options, search_options = (
  SELECT coalesce(jsonb_agg(query ORDER BY place), '[]')
  FROM jsonb_array_elements_text(s.search_options) WITH ORDINALITY AS kept (query, place)
  WHERE query !~* 'dominance|kink'
);
