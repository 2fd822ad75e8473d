import { sql } from 'kysely'
import { DarkStatus, LikeItemType } from '../contract/enums'
import { after, DAY } from '../core/clock'
import type { Deps } from '../core/handler'

/** How long a like or a visit counts. */
const COUNTS_FOR = 30 * DAY

/**
 * Counts for every profile the visitors of the last 30 days and the likes by others for it and its media items.
 * Runs as a job: for a million profiles this is too slow for each request.
 */
export async function countPopularity({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const since = after(clock.now(), -COUNTS_FOR)
  await sql`
    WITH points AS (
      SELECT visited_id AS profile_id, count(DISTINCT visitor_id) AS score FROM visit WHERE visited_at > ${since} GROUP BY visited_id
      UNION ALL
      SELECT item_id, count(*) FROM item_like
      WHERE item_type = ${LikeItemType.Profile} AND created_at > ${since} AND profile_id <> item_id GROUP BY item_id
      UNION ALL
      SELECT media.profile_id, count(*) FROM item_like JOIN media ON media.id = item_like.item_id
      WHERE item_type = ${LikeItemType.Media} AND item_like.created_at > ${since}
        AND item_like.profile_id <> media.profile_id
      GROUP BY media.profile_id
    ), counted AS (
      SELECT profile_id, sum(score)::integer AS score FROM points GROUP BY profile_id
    ), written AS (
      INSERT INTO profile_popularity AS old (profile_id, country_id, gender, dark, score)
      SELECT profile.id, country_id, gender, dark_status = ${DarkStatus.Approved}, score
      FROM counted JOIN profile ON profile.id = counted.profile_id
      ON CONFLICT (profile_id) DO UPDATE
      SET country_id = EXCLUDED.country_id, gender = EXCLUDED.gender, dark = EXCLUDED.dark, score = EXCLUDED.score
      WHERE (old.country_id, old.gender, old.dark, old.score)
        IS DISTINCT FROM (EXCLUDED.country_id, EXCLUDED.gender, EXCLUDED.dark, EXCLUDED.score)
    )
    DELETE FROM profile_popularity WHERE profile_id NOT IN (SELECT profile_id FROM counted)`.execute(db)
}
