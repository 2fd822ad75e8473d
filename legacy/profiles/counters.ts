import { expressionBuilder } from 'kysely'
import { after } from '../core/clock'
import type { DB } from '../core/database/schema.generated'
import type { Counter } from '../shared/notifications/counters'
import { onlineSince } from '../shared/profiles/summary'
import { visibleTo } from '../shared/visibility/profiles'
import { onlineFavourites } from './favourites'
import { VISITS_SHOWN_FOR, visitsSince } from './visits'

export const newVisitsCount: Counter = ({ db, clock }, reader) =>
  visitsSince(db, reader, after(clock.now(), -VISITS_SHOWN_FOR))
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('visit.seen', '=', false)
    .$asScalar()
    .$notNull()

export const onlineFavoritesCount: Counter = ({ db, clock }, reader) =>
  expressionBuilder<DB>()
    .selectFrom(onlineFavourites(db, reader, clock.now()).clearOrderBy().as('online'))
    .select((count) => count.fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()

/** Those whom the reader has given a tag and who are online; each once, whatever tags they carry. */
export const onlineTagged: Counter = ({ clock }, reader) =>
  expressionBuilder<DB>()
    .selectFrom('tag')
    .innerJoin('profileTag', 'profileTag.tagId', 'tag.id')
    .innerJoin('profile', 'profile.id', 'profileTag.profileId')
    .select((count) => count.fn.count<number>('profile.id').distinct().as('count'))
    .where('tag.profileId', '=', reader.profile.id)
    .where('profile.lastOnlineAt', '>', onlineSince(clock.now()))
    .where(visibleTo(reader))
    .$asScalar()
    .$notNull()
