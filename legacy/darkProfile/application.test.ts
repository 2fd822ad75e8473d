import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  DarkApplicationStatus,
  DarkStatus,
  ForcedValidation,
  MediaKind,
  ProfileStatus,
  RoleLevel,
} from '../contract/enums'
import { after, DAY } from '../core/clock'
import { insertPicture } from '../testing/media'
import { actingAs, newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf, PASSWORD } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

const { Waiting, MoreAsked, Approved, Declined, Withdrawn } = DarkApplicationStatus
const why = 'We would like to meet others like us.'
const onDark = { host: 'dark.dk.localhost' }

let server: TestServer
let staff: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  staff = await newMember(server, { darkStatus: DarkStatus.Approved, roleLevel: RoleLevel.Support }, onDark)
})
afterAll(() => server.close())

/** A member who has all that an application needs. */
async function candidate(values: object = {}): Promise<TestMember> {
  const member = await newMember(server, values)
  await insertPicture(server, member.id, { kind: MediaKind.ProfilePicture })
  return member
}

const apply = ({ client }: { client: TestClient }) => client.call('EditDarkProfile.ApplyApplication', { text: why })
const decide = (
  profileId: number,
  decision: typeof MoreAsked | typeof Approved | typeof Declined,
  { client }: { client: TestClient } = staff,
) => client.call('EditDarkProfile.DecideDarkApplication', { profileId, decision, reason: 'Because' })
const current = async ({ client }: { client: TestClient }) =>
  (await client.call('EditDarkProfile.GetCurrentProfileDark')).data

/** The states, and how a profile gets into each. */
const states = {
  none: () => Promise.resolve(),
  waiting: async (member: TestMember) => void (await apply(member)),
  moreAsked: async (member: TestMember) => {
    await apply(member)
    await decide(member.id, MoreAsked)
  },
  declined: async (member: TestMember) => {
    await apply(member)
    await decide(member.id, Declined)
  },
  declinedLongAgo: async (member: TestMember) => {
    await states.declined(member)
    const decidedAt = after(server.clock.now(), -14 * DAY)
    await server.deps.db.updateTable('darkApplication').set({ decidedAt }).where('profileId', '=', member.id).execute()
  },
  approved: async (member: TestMember) => {
    await apply(member)
    await decide(member.id, Approved)
  },
  withdrawn: async (member: TestMember) => {
    await apply(member)
    await member.client.call('EditDarkProfile.DeleteDarkProfile', { password: PASSWORD })
  },
}
type State = keyof typeof states

/** What each transition does to the member. */
const transitions = {
  apply: (client: TestClient) => apply({ client }),
  applyAgain: (client: TestClient) => client.call('EditDarkProfile.ApplyAgain', { text: why }),
  withdraw: (client: TestClient) => client.call('EditDarkProfile.DeleteDarkProfile', { password: PASSWORD }),
  approve: (client: TestClient, id: number) => decide(id, Approved, { client }),
  decline: (client: TestClient, id: number) => decide(id, Declined, { client }),
  askForMore: (client: TestClient, id: number) => decide(id, MoreAsked, { client }),
}
type Transition = keyof typeof transitions

/** Who acts: the member on either site, staff as the member, other members, and staff on either site. */
const actors = {
  owner: ({ client }: TestMember) => Promise.resolve(client),
  ownerOnDark: ({ id }: TestMember) => clientOf(server, id, onDark),
  staffAsOwner: ({ id }: TestMember) => actingAs(server, id),
  otherOnDark: async () => (await newMember(server, { darkStatus: DarkStatus.Approved }, onDark)).client,
  staffOnDark: () => Promise.resolve(staff.client),
  staffOnMain: async () => (await newMember(server, { roleLevel: RoleLevel.Support, darkStatus: 3 })).client,
}
type Actor = keyof typeof actors

const ofOwner: readonly Transition[] = ['apply', 'applyAgain', 'withdraw']
/** Where the transitions that are allowed lead; all others change nothing. */
const leads: Readonly<Partial<Record<State, Partial<Record<Transition, [DarkStatus, DarkApplicationStatus]>>>>> = {
  none: { apply: [DarkStatus.Applied, Waiting] },
  withdrawn: { apply: [DarkStatus.Applied, Waiting] },
  waiting: {
    withdraw: [DarkStatus.None, Withdrawn],
    approve: [DarkStatus.Approved, Approved],
    decline: [DarkStatus.Declined, Declined],
    askForMore: [DarkStatus.Applied, MoreAsked],
  },
  moreAsked: { applyAgain: [DarkStatus.Applied, Waiting], withdraw: [DarkStatus.None, Withdrawn] },
  declined: { withdraw: [DarkStatus.Declined, Declined] },
  declinedLongAgo: { applyAgain: [DarkStatus.Applied, Waiting], withdraw: [DarkStatus.Declined, Declined] },
  approved: { withdraw: [DarkStatus.None, Withdrawn] },
}

function actsRightly(actor: Actor, transition: Transition): boolean {
  return ofOwner.includes(transition) ? actor === 'owner' || actor === 'ownerOnDark' : actor === 'staffOnDark'
}

const cells = (Object.keys(states) as State[]).flatMap((state) =>
  (Object.keys(transitions) as Transition[]).flatMap((transition) =>
    (Object.keys(actors) as Actor[])
      // An own application of the actor's would begin: nothing of the member's is touched.
      .filter((actor) => !ofOwner.includes(transition) || actor.toLowerCase().includes('owner'))
      .map((actor) => [state, transition, actor] as const),
  ),
)

describe('an application', () => {
  it.each(cells)('that is %s: %s by %s', async (state, transition, actor) => {
    const member = await candidate()
    await states[state](member)
    const client = await actors[actor](member)
    const before = await current(member)
    const { status } = await transitions[transition](client, member.id)
    const led = actsRightly(actor, transition) ? leads[state]?.[transition] : undefined
    const now = await current(member)
    expect(status < 400).toBe(led !== undefined)
    const unchanged = [before.darkStatus, before.application?.status]
    expect([now.darkStatus, now.application?.status]).toEqual(led ?? unchanged)
  })

  it('needs a picture, a confirmed address, and the validation that is asked for', async () => {
    const member = await newMember(server, { emailConfirmedAt: null, forcedValidation: ForcedValidation.NationalId })
    expect((await current(member)).missing).toEqual(['PICTURE', 'EMAIL', 'VALIDATION'])
    expect(await apply(member)).toMatchObject({ status: 422, problem: { code: 'PICTURE_NEEDED' } })
    expect((await current(await candidate())).missing).toEqual([])
  })

  it('needs more than a word', async () => {
    const { client } = await candidate()
    expect(await client.call('EditDarkProfile.ApplyApplication', { text: ' Hello ' })).toMatchObject({
      status: 400,
    })
  })

  it('is told of by mail and message, which do not say of what', async () => {
    const member = await candidate()
    await apply(member)
    await decide(member.id, Approved)
    await server.runJobs()
    const mail = server.mails.at(-1)
    expect(mail?.subject).toBe('Der er svar til dig')
    const { data } = await member.client.call('Mail.GetConversations')
    const said = JSON.stringify([mail, data])
    expect(said).toContain('Rediger profil')
    expect(said).not.toMatch(/midnat|dark|mørk|kink/i)
  })

  it('keeps each step with who took it', async () => {
    const member = await candidate()
    await states.declinedLongAgo(member)
    await member.client.call('EditDarkProfile.ApplyAgain', { text: why })
    await decide(member.id, Approved)
    const steps = await server.deps.db
      .selectFrom('darkApplicationStep as step')
      .innerJoin('darkApplication as application', 'application.id', 'step.applicationId')
      .select(['step.status', 'step.actorId'])
      .where('application.profileId', '=', member.id)
      .orderBy('step.id')
      .execute()
    expect(steps).toEqual([
      { status: Waiting, actorId: member.id },
      { status: Declined, actorId: staff.id },
      { status: Waiting, actorId: member.id },
      { status: Approved, actorId: staff.id },
    ])
  })

  it('waits on the desk with the face of the member, oldest first', async () => {
    const { db } = server.deps
    await db.deleteFrom('darkApplication').execute()
    const member = await candidate()
    const picture = await db
      .selectFrom('media')
      .select('id')
      .where('profileId', '=', member.id)
      .executeTakeFirstOrThrow()
    await db.updateTable('profile').set({ pictureId: picture.id }).where('id', '=', member.id).execute()
    await apply(member)
    const other = await candidate()
    await apply(other)
    const { data } = await staff.client.call('EditDarkProfile.GetDarkApplications')
    expect(data).toMatchObject([
      { profileId: member.id, name: member.name, text: why, timesDeclined: 0, picture: { id: picture.id } },
      { profileId: other.id, picture: null },
    ])
    const seen = async () => (await staff.client.call('Media.GetMediaByIds', { ids: [picture.id] })).data.length
    expect(await seen()).toBe(1)
    await decide(member.id, Declined)
    expect(await seen()).toBe(0)
  })

  it.each([ProfileStatus.Locked, ProfileStatus.Quarantined, ProfileStatus.ToBeDeleted])(
    'of one whose status became %i lets nobody in',
    async (status) => {
      const { db } = server.deps
      const member = await candidate()
      await apply(member)
      const become = (to: ProfileStatus) =>
        db.updateTable('profile').set({ status: to }).where('id', '=', member.id).execute()
      const waits = async () =>
        (await staff.client.call('EditDarkProfile.GetDarkApplications')).data.some(
          ({ profileId }) => profileId === member.id,
        )
      await become(status)
      expect(await waits()).toBe(false)
      expect(await decide(member.id, Approved)).toMatchObject({
        status: 409,
        problem: { code: 'APPLICATION_NOT_OPEN' },
      })
      await become(ProfileStatus.Active)
      expect(await waits()).toBe(true)
      expect((await decide(member.id, Approved)).status).toBe(200)
    },
  )

  it('is declined with a reason', async () => {
    const member = await candidate()
    await apply(member)
    const answer = await staff.client.call('EditDarkProfile.DecideDarkApplication', {
      profileId: member.id,
      decision: Declined,
      reason: ' ',
    })
    expect(answer).toMatchObject({ status: 400, problem: { fields: [{ field: 'reason', code: 'REQUIRED' }] } })
  })
})

it('is decided by the desk of its country alone', async () => {
  const member = await candidate()
  await apply(member)
  await server.deps.db
    .updateTable('profile')
    .set({ countryId: 2, zipCode: '0150' })
    .where('id', '=', member.id)
    .execute()
  expect((await decide(member.id, Approved)).status).toBe(409)
})

describe('at the same time', () => {
  it('two applications begin one', async () => {
    const member = await candidate()
    const statuses = (await Promise.all([apply(member), apply(member)])).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    const rows = await server.deps.db
      .selectFrom('darkApplication')
      .select('status')
      .where('profileId', '=', member.id)
      .execute()
    expect(rows).toEqual([{ status: Waiting }])
  })

  it('an approval and a withdrawal leave the member outside, or the approval is refused', async () => {
    for (let time = 0; time < 5; time += 1) {
      const member = await candidate()
      await apply(member)
      const withdraw = () => member.client.call('EditDarkProfile.DeleteDarkProfile', { password: PASSWORD })
      const [approved, withdrawn] = await Promise.all([decide(member.id, Approved), withdraw()])
      expect([200, 409]).toContain(approved.status)
      expect(withdrawn.status).toBe(200)
      expect(await current(member)).toMatchObject({
        darkStatus: DarkStatus.None,
        application: { status: Withdrawn, reason: null },
      })
    }
  })

  it('two decisions are one', async () => {
    const member = await candidate()
    await apply(member)
    const other = await newMember(server, { darkStatus: 3, roleLevel: RoleLevel.Support }, onDark)
    const answers = await Promise.all([decide(member.id, Approved), decide(member.id, Declined, other)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { darkStatus, application } = await current(member)
    expect([darkStatus, application?.status]).toEqual(
      answers[0].status === 200 ? [DarkStatus.Approved, Approved] : [DarkStatus.Declined, Declined],
    )
  })
})
