import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from './community/actors'
import { seedReference } from '../main/reference'
import { demo } from './demo'
import { TestClient } from '../testing/testClient'
import { startDemoServer } from '../testing/demo'
import type { TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

describe('the demo community', () => {
  it('is stored once, however often the server starts', async () => {
    const count = () =>
      server.deps.db
        .selectFrom('profile')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirst()
    const before = await count()
    await seedReference(server.deps.db)
    await demo.seed(server.deps, { sharedPicture: true })
    expect(await count()).toEqual(before)
    expect(before?.count).toBe(1200)
  })

  it('lets its members log in and shows them to each other with pictures', async () => {
    const client = new TestClient(server)
    const session = await client.call('LogOn.LogOn', { name: 'mikkel', password: demoPassword })
    expect(session.data.profileData).toMatchObject({ isLoggedIn: true, member: true, termsAccepted: true })
    const { data } = await client.call('Search.GetNewestProfiles', { take: 30 })
    expect(data).toHaveLength(30)
    for (const profile of data) {
      expect(profile.picture?.placeholder).toMatch(/^data:image/)
      expect(profile.persons.every(({ age }) => age >= 18)).toBe(true)
    }
  })

  it.each(['dk', 'no', 'se', 'uk', 'dark.dk', 'dark.no', 'dark.se', 'dark.uk'])(
    'gives %s a front page',
    async (name) => {
      const visitor = new TestClient(server, { host: `${name}.localhost` })
      expect((await visitor.call('Seo.FrontpageProfiles')).data.length).toBeGreaterThan(3)
      expect((await visitor.call('Seo.OnlineProfilesCount')).data.count).toBeGreaterThan(0)
      expect((await visitor.call('Support.GetReviews')).data.length).toBeGreaterThan(3)
      expect((await visitor.call('Seo.TicketsRating')).data.average).toBeGreaterThan(4)
    },
  )

  it('shows its members what they have consented to, and has a role that waits for the second person', async () => {
    const client = new TestClient(server)
    await client.call('LogOn.LogOn', { name: 'freja', password: demoPassword })
    const consents = (await client.call('EditProfile.GetConsents')).data
    expect(consents.map(({ given }) => given)).toContain(false)
    expect(new Set(consents.map(({ kind }) => kind)).size).toBe(3)
    await client.call('LogOn.LogOn', { name: 'developer', password: demoPassword })
    const proposals = (await client.call('Admin.GetRoleProposals')).data
    expect(proposals).toMatchObject([{ proposedBy: 'developerno', confirmable: true }])
  })
})
