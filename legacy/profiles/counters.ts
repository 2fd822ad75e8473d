import { expressionBuilder } from 'kysely'
import { after } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Counter } from '../shared/notifications/counters'
import { onlineSince } from '../shared/profiles/summary'
import { visibleTo } from '../shared/visibility/profiles'
import { onlineFavourites } from './favourites'
import { VISITS_SHOWN_FOR, visitsSince } from './visits'

export const newVisitsCount: Counter = ({ db, clock }, viewer) =>
  visitsSince(db, viewer, after(clock.now(), -VISITS_SHOWN_FOR))
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('visit.seen', '=', false)
    .$asScalar()
    .$notNull()

export const onlineFavoritesCount: Counter = ({ db, clock }, viewer) =>
  expressionBuilder<DB>()
    .selectFrom(onlineFavourites(db, viewer, clock.now()).clearOrderBy().as('online'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()

/** Members who carry a tag of the viewer and are online, each counted once. */
export const onlineTagged: Counter = ({ clock }, viewer) =>
  expressionBuilder<DB>()
    .selectFrom('tag')
    .innerJoin('profileTag', 'profileTag.tagId', 'tag.id')
    .innerJoin('profile', 'profile.id', 'profileTag.profileId')
    .select((count) => count.fn.count<number>('profile.id').distinct().as('count'))
    .where('tag.profileId', '=', viewer.profile.id)
    .where('profile.lastOnlineAt', '>', onlineSince(clock.now()))
    .where(visibleTo(viewer))
    .$asScalar()
    .$notNull()
