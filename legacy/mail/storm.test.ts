import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eraseProfiles } from '../account/erasure'
import { AlbumType } from '../contract/enums'
import { newWriter, write } from '../testing/mail'
import { idsOf, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const at = <T>(list: readonly T[], number: number) => list[Math.floor(number * list.length)]

const conversationsOf = async ({ client }: TestMember) => (await client.call('Mail.GetConversations')).data

async function act(member: TestMember, all: readonly TestMember[], draw: () => number): Promise<number> {
  const [whom, where, which, what] = [draw(), draw(), draw(), draw()]
  const enabled = draw() < 0.5
  const { client } = member
  const others = all.filter(({ id }) => id !== member.id)
  const other = at(others, whom) ?? member
  const own = await conversationsOf(member)
  const conversationId = at(own, where)?.id ?? 0
  const messages = conversationId ? (await client.call('Mail.GetMessages', { conversationId })).data : []
  const messageId = at(messages, which)?.id ?? 1
  const profileId = other.id
  const key = randomUUID()
  const acts = [
    () => write(member, { profileId }),
    () => write(member, { conversationId }),
    () => write(member, { conversationId }),
    () => Promise.all([write(member, { conversationId, key }), write(member, { conversationId, key })]),
    () => client.call('Mail.MarkConversationAsRead', { conversationId, messageId }),
    () => client.call('Mail.MarkConversationAsRead', { conversationId, messageId: 2_000_000_000 }),
    () => client.call('Mail.DeleteMessage', { messageId }),
    () => client.call('Mail.DeleteConversation', { conversationId }),
    () => client.call('Mail.PinConversation', { conversationId, pinned: enabled }),
    () => client.call('Mail.SetVideoCallsEnabled', { conversationId, enabled }),
    () => client.call('Mail.CreateGroupChat', { name: 'Vi', profileIds: idsOf(others), key }),
    () => client.call('Mail.AddToGroupChat', { conversationId, profileIds: [profileId] }),
    () => client.call('Mail.RemoveFromGroupChat', { conversationId, profileId }),
    () => client.call('Mail.LeaveGroupChat', { conversationId }),
    () => client.call('Profiles.AddProfileToBlacklist', { profileId }),
    () => client.call('Profiles.RemoveProfileFromBlacklist', { profileId }),
  ]
  const answer = await at(acts, what)?.()
  return Math.max(...[answer].flat().map((each) => each?.status ?? 0))
}

/** The stored counts, and the same counts computed from all messages. */
async function counted(): Promise<{ kept: unknown[]; anew: unknown[] }> {
  const { rows } = await sql<Record<'id' | 'profile' | 'unread' | 'fresh', unknown>>`
    select m.conversation_id as id, m.profile_id as profile, m.unread_count as unread,
      (select count(*)::int from message s
        where s.conversation_id = m.conversation_id and s.id > m.hidden_up_to and s.id > m.read_up_to
          and s.deleted_at is null and s.sender_id is distinct from m.profile_id
          and not exists (select from blacklist b where b.profile_id = m.profile_id and b.blocked_id = s.sender_id)
          and not exists (select from blacklist b where b.blocked_id = m.profile_id and b.profile_id = s.sender_id)
      ) as fresh
    from conversation_member m where m.left_at is null
    order by 1, 2`.execute(server.deps.db)
  return {
    kept: rows.map(({ id, profile, unread }) => [id, profile, unread]),
    anew: rows.map(({ id, profile, fresh }) => [id, profile, fresh]),
  }
}

it.each([1, 2, 3])(
  'leaves exact counts, whatever members do at once (%i)',
  async (seed) => {
    const draw = numbers(seed)
    const members: TestMember[] = []
    for (let count = 0; count < 5; count++) members.push(await newWriter(server))
    const [first, ...others] = members as [TestMember, ...TestMember[]]
    const group = { name: 'Vi', profileIds: idsOf(others), key: randomUUID() }
    await first.client.call('Mail.CreateGroupChat', group)
    for (let round = 0; round < 12; round++) {
      const statuses = await Promise.all(members.flatMap((one) => [act(one, members, draw), act(one, members, draw)]))
      // Requests may be refused, but none deadlocks or fails.
      expect(statuses.filter((status) => status >= 500 || status === 429)).toEqual([])
      await sql`delete from rate_limit`.execute(server.deps.db)
    }
    const { kept, anew } = await counted()
    expect(kept.length).toBeGreaterThan(0)
    expect(kept).toEqual(anew)
    const { db } = server.deps
    const deserted = await db
      .selectFrom('conversation')
      .select('id')
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('conversationMember')
              .select('profileId')
              .whereRef('conversationId', '=', 'conversation.id')
              .where('leftAt', 'is', null),
          ),
        ),
      )
      .execute()
    expect(deserted).toEqual([])
  },
  60_000,
)

it('tolerates concurrent erasure, album requests and blocks', async () => {
  const members: TestMember[] = []
  for (let count = 0; count < 6; count++) members.push(await newWriter(server))
  const [owner, going, ...staying] = members as [TestMember, TestMember, ...TestMember[]]
  const group = { name: 'Vi', profileIds: idsOf([going, ...staying]), key: randomUUID() }
  const conversationId = (
    await going.client.call('Mail.CreateGroupChat', { ...group, profileIds: idsOf([owner, ...staying]) })
  ).data.id
  const album = { name: 'Kun for dig', type: AlbumType.Protected }
  const albumId = (await owner.client.call('Media.CreateAlbum', album)).data.id
  for (const one of staying) await write(going, { profileId: one.id })
  const { db, clock } = server.deps
  await db.updateTable('profile').set({ status: 7, eraseAt: clock.now() }).where('id', '=', going.id).execute()
  const answers = await Promise.all([
    ...staying.flatMap((one) => [
      write(one, { conversationId }),
      one.client.call('Media.RequestProtectedAccess', { albumId }),
      write(one, { profileId: owner.id }),
      one.client.call('Profiles.AddProfileToBlacklist', { profileId: going.id }),
      one.client.call('Mail.MarkConversationAsRead', { conversationId, messageId: 2_000_000_000 }),
      write(owner, { profileId: one.id }),
    ]),
    eraseProfiles(server.deps).then(() => ({ status: 200 })),
    ...staying.map((one) => write(one, { conversationId })),
  ])
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  const { kept, anew } = await counted()
  expect(kept).toEqual(anew)
  const left = await db.selectFrom('conversation').select('ownerId').where('id', '=', conversationId).execute()
  expect(left).toEqual([{ ownerId: owner.id }])
}, 60_000)
