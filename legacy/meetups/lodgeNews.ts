import { expressionBuilder, sql } from 'kysely'
import type { DB } from '../core/database/schema.generated'
import { MAX_LODGE_NEWS, type LodgeNews } from '../shared/lodges/news'
import { plannedFor } from './visibility'

/** Counts coming meetups of others that were made since the viewer, as a member, last visited a lodge. */
export const newMeetupCount: LodgeNews = ({ clock }, viewer, { lodgeId, since }) => {
  const eb = expressionBuilder<DB>()
  const fresh = eb
    .selectFrom('meetup')
    .innerJoin('profile', 'profile.id', 'meetup.profileId')
    .select('meetup.id')
    .where('meetup.lodgeId', '=', lodgeId)
    .where('meetup.createdAt', '>', since)
    .where('meetup.endsAt', '>', clock.now())
    .where('meetup.profileId', '!=', viewer.profile.id)
    .where(plannedFor(viewer))
    .limit(sql.lit(MAX_LODGE_NEWS))
  return eb
    .selectFrom(fresh.as('fresh'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
}
