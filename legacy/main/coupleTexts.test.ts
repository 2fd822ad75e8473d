import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Gender, ProfileType } from '../contract/enums'
import { seedReference } from './reference'
import { clientOf, insertProfile } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await seedReference(server.deps.db)
})
afterAll(() => server.close())

describe.each([
  {
    language: 'da-DK',
    host: 'dk.localhost',
    hint: 'Bekræft jeres e-mailadresse',
    pitch: 'Skriv jeres egen blog',
    benefit: 'I betaler for et rigtigt sted',
    refusal: 'Det er jeres egen profil. Vælg en anden.',
  },
  {
    language: 'nb-NO',
    host: 'no.localhost',
    hint: 'Bekreft e-postadressen deres',
    pitch: 'Skriv deres egen blogg',
    benefit: 'Dere betaler for et ekte sted',
    refusal: 'Det er deres egen profil. Velg en annen.',
  },
  {
    language: 'sv-SE',
    host: 'se.localhost',
    hint: 'Bekräfta er e-postadress',
    pitch: 'Skriv er egen blogg',
    benefit: 'Ni betalar för en riktig plats',
    refusal: 'Det är er egen profil. Välj en annan.',
  },
])('texts for a couple in $language', ({ language, host, hint, pitch, benefit, refusal }) => {
  let profileId: number
  let client: TestClient
  beforeAll(async () => {
    profileId = await insertProfile(server, {
      name: `Two-${language}`,
      language,
      profileType: ProfileType.Couple,
      gender: Gender.Couple,
      emailConfirmedAt: null,
    })
    client = await clientOf(server, profileId, { host })
  })

  it('show hints that address both', async () => {
    const { data } = await client.call('CurrentProfile.Hints')
    expect(data[0]).toMatchObject({ key: 'ConfirmEmail', title: hint })
  })

  it('describe membership in words that address both', async () => {
    const { data } = await client.call('Membership.BuyMembershipDialogData', { feature: 'CreateBlog' })
    expect(data.heading).toBe(pitch)
    expect(data.benefits.at(-1)).toContain(benefit)
  })

  it('explain refusals in words that address both', async () => {
    const { problem } = await client.call('Common.ToggleLike', { itemType: 2, itemId: profileId })
    expect(problem).toMatchObject({ code: 'OWN_PROFILE', detail: refusal })
  })
})
