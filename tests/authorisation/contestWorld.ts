import type { TestServer } from '../../legacy/testing/testServer'

/** A running contest with this picture in it. */
export async function enterContest({ deps }: TestServer, profileId: number, mediaId: number): Promise<number> {
  const { db, clock } = deps
  const now = clock.now()
  const contest = { id: 1, theme: 'halloween', startsAt: '2020-01-01T00:00:00Z', endsAt: '2099-01-01T00:00:00Z' }
  await db
    .insertInto('contest')
    .values(contest)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await db
    .insertInto('contestEntry')
    .values({ contestId: contest.id, profileId, mediaId, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
