import { expressionBuilder, sql } from 'kysely'
import type { DB } from '../core/database/schema.generated'
import { MAX_LODGE_NEWS, type LodgeNews } from '../shared/lodges/news'
import { visibleTo } from '../shared/visibility/profiles'

/** Counts the members that came in and that the viewer may see. */
export const newMembers: LodgeNews = (_deps, viewer, { lodgeId, since }) => {
  const eb = expressionBuilder<DB>()
  const fresh = eb
    .selectFrom('lodgeMembership')
    .innerJoin('profile', 'profile.id', 'lodgeMembership.profileId')
    .select('lodgeMembership.profileId')
    .where('lodgeMembership.lodgeId', '=', lodgeId)
    .where('lodgeMembership.joinedAt', '>', since)
    .where('lodgeMembership.profileId', '!=', viewer.profile.id)
    .where('lodgeMembership.visible', '=', true)
    .where(visibleTo(viewer))
    .limit(sql.lit(MAX_LODGE_NEWS))
  return eb
    .selectFrom(fresh.as('fresh'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}
