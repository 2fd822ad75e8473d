import { expressionBuilder, sql } from 'kysely'
import type { DB } from '../core/database/schema.generated'
import { MAX_LODGE_NEWS, type LodgeNews } from '../shared/lodges/news'
import { publishedFor } from './visibility'

/** Counts topics of others since the viewer, as a member, last visited a lodge. */
export const newEntryCount: LodgeNews = (_deps, viewer, { lodgeId, since }) => {
  const eb = expressionBuilder<DB>()
  const fresh = eb
    .selectFrom('debateEntry')
    .innerJoin('profile', 'profile.id', 'debateEntry.profileId')
    .select('debateEntry.id')
    .where('debateEntry.lodgeId', '=', lodgeId)
    .where('debateEntry.publishedAt', '>', since)
    .where('debateEntry.profileId', '!=', viewer.profile.id)
    .where(publishedFor(viewer))
    .limit(sql.lit(MAX_LODGE_NEWS))
  return eb
    .selectFrom(fresh.as('fresh'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}
