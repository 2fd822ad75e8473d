-- Holds what the lists of events filter by, so that a filter that few events pass reads them in the index, in their order.
DROP INDEX event_upcoming;
CREATE INDEX event_upcoming ON event (country_id, dark, begins_at, id)
  INCLUDE (ends_at, kind, country_area_id, grid_latitude, grid_longitude)
  WHERE published_at IS NOT NULL AND cancelled_at IS NULL;
