import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY } from '../core/clock'
import { MediaKind, MessageType } from '../contract/enums'
import { insertMedia } from '../testing/media'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import { startTestServer, type TestServer } from '../testing/testServer'
import { tellWinners } from './winners'

let server: TestServer
let freja: number
let villads: number
let pictures: readonly [number, number]

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  server.clock.set('2026-10-25T12:00:00Z')
  freja = await insertProfile(server, { name: 'Freja' })
  villads = await insertProfile(server, { name: 'Villads' })
  pictures = [await pictureOf(freja), await pictureOf(villads)]
  await server.deps.db
    .insertInto('contest')
    .values([
      { theme: 'halloween', startsAt: '2026-10-20T00:00:00Z', endsAt: '2026-10-28T00:00:00Z' },
      { theme: 'halloween', startsAt: '2027-10-20T00:00:00Z', endsAt: '2027-11-01T00:00:00Z' },
    ])
    .execute()
})
afterAll(() => server.close())

async function pictureOf(profileId: number, kind: MediaKind = MediaKind.ProfilePicture): Promise<number> {
  const [id = 0] = await insertMedia(server, profileId, 1, { kind })
  return id
}

const as = (profileId: number, host = 'dk.localhost') => clientOf(server, profileId, { host })
const entriesOf = async (profileId: number) => (await (await as(profileId)).call('Contest.GetContestEntries')).data
const contestOf = async (profileId: number) => (await (await as(profileId)).call('Contest.GetContest')).data.contest

it('takes one picture of each member, which others may see', async () => {
  const client = await as(freja)
  const enter = (mediaId: number) => client.call('Contest.EnterContest', { mediaId })
  expect((await enter(pictures[1])).status).toBe(404)
  const closed = await pictureOf(freja, MediaKind.ProtectedPicture)
  expect((await enter(closed)).status).toBe(422)
  expect((await enter(pictures[0])).status).toBe(200)
  expect((await enter(pictures[0])).status).toBe(200)
  const second = await pictureOf(freja)
  expect((await enter(second)).problem.code).toBe('ALREADY_USED')
  await (await as(villads)).call('Contest.EnterContest', { mediaId: pictures[1] })
  expect((await entriesOf(freja)).map(({ profile, own, votes }) => [profile.name, own, votes])).toEqual([
    ['Villads', false, null],
    ['Freja', true, null],
  ])
})

it('counts one vote a member a day, whatever comes at once, and none for oneself', async () => {
  const [theirs, own] = await entriesOf(freja)
  const client = await as(freja)
  const vote = (entryId = 0) => client.call('Contest.VoteInContest', { entryId })
  expect((await vote(own?.id)).problem.fields?.[0]?.code).toBe('OWN_CONTENT')
  const answers = await Promise.all([vote(theirs?.id), vote(theirs?.id), vote(theirs?.id)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await contestOf(freja)).toMatchObject({ running: true, ownEntryId: own?.id, votedEntryId: theirs?.id })
  const votes = () => server.deps.db.selectFrom('contestVote').selectAll().execute()
  expect(await votes()).toHaveLength(1)
  server.clock.advance(DAY)
  expect(await contestOf(freja)).toMatchObject({ votedEntryId: null })
  await (await as(freja)).call('Contest.VoteInContest', { entryId: theirs?.id ?? 0 })
  expect(await votes()).toHaveLength(2)
})

it('leaves no trace of who has blocked the viewer, nor of a picture that is hidden', async () => {
  const [theirs] = await entriesOf(freja)
  const entryId = theirs?.id ?? 0
  const blocker = await as(villads)
  await blocker.call('Profiles.AddProfileToBlacklist', { profileId: freja })
  expect(await entriesOf(freja)).toHaveLength(1)
  const client = await as(freja)
  expect((await client.call('Contest.GetContestEntriesByIds', { ids: [entryId] })).data).toEqual([])
  expect((await client.call('Contest.VoteInContest', { entryId })).status).toBe(404)
  await blocker.call('Profiles.RemoveProfileFromBlacklist', { profileId: freja })
  const kindOf = (kind: MediaKind) =>
    server.deps.db.updateTable('media').set({ kind }).where('id', '=', pictures[1]).execute()
  await kindOf(MediaKind.ProtectedPicture)
  expect(await entriesOf(freja)).toHaveLength(1)
  expect(await entriesOf(villads)).toHaveLength(2)
  await kindOf(MediaKind.ProfilePicture)
})

it('shows an entry from the file archive while it is entered', async () => {
  const maja = await insertProfile(server, { name: 'Maja' })
  const mediaId = await pictureOf(maja, MediaKind.FileArchivePicture)
  const client = await as(freja)
  const seen = async () => (await client.call('Media.GetMediaByIds', { ids: [mediaId] })).data
  expect(await seen()).toEqual([])
  expect((await (await as(maja)).call('Contest.EnterContest', { mediaId })).status).toBe(200)
  expect((await entriesOf(freja)).map(({ profile }) => profile.name)).toContain('Maja')
  expect(await seen()).toHaveLength(1)
  await server.deps.db.deleteFrom('media').where('id', '=', mediaId).execute()
  expect(await entriesOf(freja)).toHaveLength(2)
})

it('is linked while it runs, on the first site only', async () => {
  const running = async (host: string) =>
    (await (await as(freja, host)).call('Site.GetSiteConfiguration')).data.contestRunning
  expect(await running('dk.localhost')).toBe(true)
  expect(await running('no.localhost')).toBe(false)
  expect(await running('dark.dk.localhost')).toBe(false)
})

it('is on the first site only', async () => {
  const client = await as(freja, 'no.localhost')
  expect((await client.call('Contest.GetContest')).data).toEqual({ contest: null, nextStartsAt: null })
  expect((await client.call('Contest.GetContestEntries')).data).toEqual([])
  expect((await client.call('Contest.EnterContest', { mediaId: pictures[0] })).status).toBe(404)
})

it('shows votes and places after its end, and when the next begins', async () => {
  server.clock.set('2026-10-28T00:00:00Z')
  const entries = await entriesOf(freja)
  expect(entries.map(({ profile, votes, place }) => [profile.name, votes, place])).toEqual([
    ['Villads', 2, 1],
    ['Freja', 0, 2],
  ])
  const client = await as(freja)
  const [first] = entries
  const entryId = first?.id ?? 0
  expect((await client.call('Contest.VoteInContest', { entryId })).problem.code).toBe('CONTEST_CLOSED')
  expect((await client.call('Contest.GetContest')).data).toMatchObject({
    contest: { running: false },
    nextStartsAt: '2027-10-20T00:00:00.000Z',
  })
  expect((await client.call('Site.GetSiteConfiguration')).data.contestRunning).toBe(false)
})

it('tells the winners once, and nobody without a vote', async () => {
  const told = () =>
    server.deps.db
      .selectFrom('message')
      .innerJoin('conversation', 'conversation.id', 'message.conversationId')
      .select(['conversation.lowId as profileId', 'message.about'])
      .where('message.type', '=', MessageType.SystemMessage)
      .execute()
  server.clock.set('2026-10-27T23:59:00Z')
  await tellWinners(server.deps)
  expect(await told()).toEqual([])
  server.clock.set('2026-10-28T00:02:00Z')
  await Promise.all([tellWinners(server.deps), tellWinners(server.deps)])
  await tellWinners(server.deps)
  expect(await told()).toEqual([
    { profileId: villads, about: { text: 'CONTEST_WON', params: { title: 'Halloween', place: 1 } } },
  ])
})
