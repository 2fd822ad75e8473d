import type { Transaction } from 'kysely'
import { after, calendarDay, DAY, HOUR } from '../../core/clock'
import { anyOf } from '../../core/database/anyOf'
import type { DB } from '../../core/database/schema.generated'
import { apartFrom, inParts, isActor } from '../community/circles'
import { createRandom } from '../community/random'
import type { Scene } from '../community/scene'

const ENTRIES = 18
/** The days that members have voted so far. */
const DAYS = 6

/** A running contest of the Danish members, with a few votes each day. */
export async function seedContest(db: Transaction<DB>, { circles, now }: Scene): Promise<void> {
  const random = createRandom('contest')
  const startsAt = after(now, -DAYS * DAY)
  const danes = circles.members.filter(({ demo }) => demo.language === 'da-DK' && demo.createdAt < startsAt)
  const entrants = random.sample(
    danes.filter((member) => !isActor(member)),
    ENTRIES,
  )
  const pictured = await db
    .selectFrom('profile')
    .select(['id as profileId', 'pictureId as mediaId'])
    .where('id', '=', anyOf(entrants.map(({ id }) => id)))
    .where('pictureId', 'is not', null)
    .$narrowType<{ mediaId: number }>()
    .orderBy('id')
    .execute()
  if (pictured.length === 0) return
  const { id: contestId } = await db
    .insertInto('contest')
    .values({ theme: 'halloween', startsAt, endsAt: after(now, 14 * DAY) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entries = await db
    .insertInto('contestEntry')
    .values(
      pictured.map((entry, index) => ({ ...entry, contestId, createdAt: after(startsAt, (index + 1) * 5 * HOUR) })),
    )
    .returning(['id', 'profileId', 'createdAt'])
    .execute()
  const isApart = apartFrom(circles)
  const enteredAt = new Map(entries.map(({ profileId, createdAt }) => [profileId, createdAt]))
  const entryOf = new Map(entries.map(({ profileId, id }) => [profileId, id]))
  const votes = danes
    .filter((member) => !isActor(member))
    .flatMap((member) =>
      Array.from({ length: DAYS }, (_, index) => after(now, -(index + 1) * DAY)).flatMap((moment) => {
        const open = entrants.filter((entrant) => {
          const entered = enteredAt.get(entrant.id)
          return entered && entered < moment && entrant.id !== member.id && !isApart(entrant, member)
        })
        if (open.length === 0 || !random.chance(0.2)) return []
        const votedOn = calendarDay(moment, 'Europe/Copenhagen')
        return random.sample(open, 1).flatMap(({ id }) => {
          const entryId = entryOf.get(id)
          return entryId === undefined ? [] : [{ contestId, profileId: member.id, votedOn, entryId }]
        })
      }),
    )
  await inParts(votes, (values) => db.insertInto('contestVote').values(values).execute())
}
