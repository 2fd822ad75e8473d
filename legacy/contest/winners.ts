import { sql } from 'kysely'
import { contestText } from '../content/contest/contest'
import type { Locale } from '../content/locale'
import { MessageType, ProfileStatus } from '../contract/enums'
import type { Deps } from '../core/handler'
import { sendSystemMessage } from '../shared/mail/system'

/** How many places win. */
const PRIZES = 3

/** Tells those who won a contest that has ended, once. */
export async function tellWinners(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const ended = await deps.db
    .selectFrom('contest')
    .select('id')
    .where('winnersToldAt', 'is', null)
    .where('endsAt', '<=', now)
    .execute()
  for (const { id } of ended) await tellWinnersOf(deps, id)
}

async function tellWinnersOf(deps: Deps, contestId: number): Promise<void> {
  await deps.db.transaction().execute(async (transaction) => {
    const contest = await transaction
      .updateTable('contest')
      .set({ winnersToldAt: deps.clock.now() })
      .where('id', '=', contestId)
      .where('winnersToldAt', 'is', null)
      .returning('theme')
      .executeTakeFirst()
    if (!contest) return
    const winners = await transaction
      .with('counted', (db) =>
        db
          .selectFrom('contestEntry')
          .innerJoin('contestVote', 'contestVote.entryId', 'contestEntry.id')
          .innerJoin('profile', 'profile.id', 'contestEntry.profileId')
          .where('contestEntry.contestId', '=', contestId)
          .where('profile.status', '=', ProfileStatus.Active)
          .groupBy(['profile.id', 'profile.language'])
          .select([
            'profile.id',
            'profile.language',
            sql<number>`rank() over (order by count(*) desc)::int`.as('place'),
          ]),
      )
      .selectFrom('counted')
      .selectAll()
      .where('place', '<=', PRIZES)
      .orderBy('id')
      .execute()
    for (const { id, language, place } of winners) {
      const params = { title: contestText(language as Locale, contest.theme).title, place }
      const about = { text: 'CONTEST_WON', params } as const
      await sendSystemMessage(deps, transaction, id, { type: MessageType.SystemMessage, about })
    }
  })
}
