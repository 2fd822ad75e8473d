-- Who of the approved members sees a red album: 1 all, 2 the owner's favourites and connections, 3 those whom the owner names.
ALTER TABLE album ADD COLUMN red_audience smallint NOT NULL DEFAULT 1 CHECK (red_audience BETWEEN 1 AND 3);
