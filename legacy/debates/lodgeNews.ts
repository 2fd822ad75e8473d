import { expressionBuilder } from 'kysely'
import type { DB } from '../core/database/schema.generated'
import { MAX_LODGE_NEWS, type LodgeNews } from '../shared/lodges/news'
import { entryOpenTo } from './visibility'

/** Counts topics of others since the viewer last visited a lodge. */
export const newEntryCount: LodgeNews = (_deps, viewer, { lodgeId, since }) => {
  const eb = expressionBuilder<DB>()
  const fresh = eb
    .selectFrom('debateEntry')
    .innerJoin('lodge', 'lodge.id', 'debateEntry.lodgeId')
    .innerJoin('profile', 'profile.id', 'debateEntry.profileId')
    .select('debateEntry.id')
    .where('debateEntry.lodgeId', '=', lodgeId)
    .where('debateEntry.publishedAt', '>', since)
    .where('debateEntry.profileId', '!=', viewer.profile.id)
    .where(entryOpenTo(viewer))
    .limit(MAX_LODGE_NEWS)
  return eb
    .selectFrom(fresh.as('fresh'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}
