import { afterAll, beforeAll, expect, it } from 'vitest'
import { ConversationKind, MessageType } from '../contract/enums'
import { DAY, HOUR } from '../core/clock'
import { tasks } from '../main/areas'
import { write } from '../testing/mail'
import { linkIn } from '../testing/mails'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, PASSWORD } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())

const conversations = async ({ client }: Pick<TestMember, 'client'>) =>
  (await client.call('Mail.GetConversations')).data

const signedUp = async (name: string) => {
  const visitor = () => new TestClient(server, { address: '10.7.0.1' })
  const persons = [{ gender: 2, birthday: '1992-03-04' }]
  const email = `${name}@example.com`
  await visitor().call('LogOn.CreateProfile', {
    profileType: 1,
    persons,
    countryId: 1,
    zipCode: '2100',
    name,
    email,
    password: PASSWORD,
    termsAccepted: true,
    sensitiveDataConsent: true,
  })
  await server.runJobs()
  const client = visitor()
  const queryString = linkIn(server, email).searchParams.get('q')
  expect((await client.call('LogOn.ConfirmEmail', { queryString, password: PASSWORD })).status).toBe(200)
  return client
}

it('welcomes a confirmed profile, in the language of its viewer', async () => {
  const client = await signedUp('Nyankommen')
  const [welcome] = await conversations({ client })
  expect(welcome).toMatchObject({ kind: ConversationKind.System, name: 'Nordlys', unreadCount: 1 })
  expect(welcome?.lastMessage).toMatchObject({ type: MessageType.SystemMessage, sender: null })
  expect(welcome?.lastMessage?.text).toContain('Velkommen til Nordlys, Nyankommen')
  await client.call('EditProfile.UpdateLanguage', { language: 'en-GB' })
  expect((await conversations({ client }))[0]?.lastMessage?.text).toContain('Welcome to Nordlys, Nyankommen')
})

it('refuses answers', async () => {
  const client = await signedUp('Svarer')
  const [welcome] = await conversations({ client })
  await server.deps.db
    .updateTable('profile')
    .set({ memberUntil: '2099-01-01T00:00:00Z' })
    .where('name', '=', 'Svarer')
    .execute()
  expect(await write({ client }, { conversationId: welcome?.id ?? 0 })).toMatchObject({
    status: 422,
    problem: { code: 'NO_REPLY' },
  })
})

it('announces the end of a membership a week before, once for each end', async () => {
  const { db, clock } = server.deps
  const endsAfter = async (hours: number) =>
    (await newMember(server, { memberUntil: new Date(clock.now().getTime() + hours * HOUR) })).id
  const told = async (id: number) =>
    (await conversations({ client: await clientOf(server, id) })).map(({ lastMessage, unreadCount }) => ({
      type: lastMessage?.type,
      until: lastMessage?.subject?.until,
      unreadCount,
    }))
  const [ending, later, soon] = [await endsAfter(7 * 24), await endsAfter(7 * 24 + 1), await endsAfter(24)]
  await Promise.all([1, 2].map(() => tasks.notifyMembershipEnds.run(server.deps)))
  const type = MessageType.MembershipAboutToExpire
  const until = new Date(clock.now().getTime() + 7 * DAY).toISOString()
  expect(await told(ending)).toEqual([{ type, until, unreadCount: 1 }])
  expect([await told(later), await told(soon)]).toEqual([[], []])
  server.clock.advance(DAY)
  await tasks.notifyMembershipEnds.run(server.deps)
  expect(await told(ending)).toMatchObject([{ unreadCount: 1 }])
  expect(await told(later)).toMatchObject([{ type, unreadCount: 1 }])
  const longer = new Date(clock.now().getTime() + 7 * DAY)
  await db.updateTable('profile').set({ memberUntil: longer }).where('id', '=', ending).execute()
  await tasks.notifyMembershipEnds.run(server.deps)
  expect(await told(ending)).toEqual([{ type, until: longer.toISOString(), unreadCount: 2 }])
})
