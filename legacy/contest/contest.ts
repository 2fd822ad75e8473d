import { contestText } from '../content/contest/contest'
import type { AnswerOf } from '../contract/contract'
import { calendarDay } from '../core/clock'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound, Problem, unprocessable } from '../core/problem'
import { CONTEST_SITE } from '../shared/contest/running'
import { openCover } from '../shared/media/cover'
import { lockOwnMedia } from '../shared/media/own'
import { seenEntries } from './entries'

type Store = Pick<Deps, 'db' | 'clock'>

/** The running contest, otherwise the last one; null where there was none, and on sites without contests. */
export async function contestNow({ db, clock }: Store, { site }: MemberViewer) {
  if (site.id !== CONTEST_SITE) return null
  const now = clock.now()
  const contest = await db
    .selectFrom('contest')
    .selectAll()
    .where('startsAt', '<=', now)
    .orderBy('startsAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return contest ? { ...contest, running: now < contest.endsAt } : null
}

/** The page of the contest. */
export async function contestPage(deps: Store, viewer: MemberViewer): Promise<AnswerOf<'Contest.GetContest'>> {
  const [contest, nextStartsAt] = await Promise.all([contestNow(deps, viewer), nextStart(deps, viewer)])
  if (!contest) return { contest: null, nextStartsAt }
  const { db, clock } = deps
  const { id, theme, startsAt, endsAt, running } = contest
  const [entry, vote] = await Promise.all([
    db
      .selectFrom('contestEntry')
      .select('id')
      .where('contestId', '=', id)
      .where('profileId', '=', viewer.profile.id)
      .executeTakeFirst(),
    db
      .selectFrom('contestVote')
      .select('entryId')
      .where('contestId', '=', id)
      .where('profileId', '=', viewer.profile.id)
      .where('votedOn', '=', calendarDay(clock.now(), viewer.site.timeZone))
      .executeTakeFirst(),
  ])
  return {
    contest: {
      id,
      ...contestText(viewer.locale, theme),
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      running,
      ownEntryId: entry?.id ?? null,
      votedEntryId: vote?.entryId ?? null,
    },
    nextStartsAt,
  }
}

async function nextStart({ db, clock }: Store, { site }: MemberViewer): Promise<string | null> {
  if (site.id !== CONTEST_SITE) return null
  const next = await db
    .selectFrom('contest')
    .select('startsAt')
    .where('startsAt', '>', clock.now())
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst()
  return next?.startsAt.toISOString() ?? null
}

/** Enters a picture of the viewer's that others may see. */
export async function enterContest(deps: Store, viewer: MemberViewer, mediaId: number): Promise<void> {
  const contest = await openContest(deps, viewer)
  await deps.db.transaction().execute(async (transaction) => {
    await lockOwnMedia(transaction, viewer, [mediaId])
    await openCover(transaction, viewer, mediaId, null, 'mediaId')
    const values = { contestId: contest.id, profileId: viewer.profile.id, mediaId, createdAt: deps.clock.now() }
    const entered = await transaction
      .insertInto('contestEntry')
      .values(values)
      .onConflict((conflict) => conflict.columns(['contestId', 'profileId']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (entered) return
    const present = await transaction
      .selectFrom('contestEntry')
      .select('mediaId')
      .where('contestId', '=', contest.id)
      .where('profileId', '=', viewer.profile.id)
      .executeTakeFirst()
    // Others have voted for the first picture.
    if (present?.mediaId !== mediaId) throw new Problem(409, 'ALREADY_USED')
  })
}

/** Votes for an entry that the viewer sees. The primary key holds one vote a member a day. */
export async function voteInContest(deps: Store, viewer: MemberViewer, entryId: number): Promise<void> {
  const contest = await openContest(deps, viewer)
  const [entry] = await seenEntries(deps, viewer, contest, { ids: [entryId] }, { skip: 0, take: 1 })
  if (!entry) throw notFound()
  if (entry.own) throw unprocessable({ field: 'entryId', code: 'OWN_CONTENT' })
  const { clock, db } = deps
  const votedOn = calendarDay(clock.now(), viewer.site.timeZone)
  await db.transaction().execute(async (transaction) => {
    // Its owner may delete the picture at the same time.
    const there = await transaction
      .selectFrom('contestEntry')
      .select('id')
      .where('id', '=', entryId)
      .forKeyShare()
      .executeTakeFirst()
    if (!there) throw notFound()
    await transaction
      .insertInto('contestVote')
      .values({ contestId: contest.id, profileId: viewer.profile.id, votedOn, entryId })
      .onConflict((conflict) => conflict.columns(['contestId', 'profileId', 'votedOn']).doUpdateSet({ entryId }))
      .execute()
  })
}

/** The contest that takes entries and votes. @throws 404 without one, 409 once it has ended */
async function openContest(deps: Store, viewer: MemberViewer) {
  const contest = await contestNow(deps, viewer)
  if (!contest) throw notFound()
  if (!contest.running) throw new Problem(409, 'CONTEST_CLOSED')
  return contest
}
