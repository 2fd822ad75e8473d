import { hash } from '@node-rs/argon2'
import type { Insertable } from 'kysely'
import { Gender, ProfileStatus, ProfileType } from '../contract/enums'
import type { Profile } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { beginSession } from '../core/access/session'
import { termsVersion } from '../core/access/terms'
import { TestClient } from './testClient'
import type { TestServer } from './testServer'

export const PASSWORD = 'lilac-harbour-57'

/** At the least cost that Argon2 allows, which the hash names itself: tests log in thousands of times. */
let passwordHash: Promise<string> | undefined

/** An active profile of a single man in Copenhagen who has accepted the terms, by default. */
export async function insertProfile(
  { deps: { db, clock, settings } }: { readonly deps: Pick<Deps, 'db' | 'clock' | 'settings'> },
  values: Partial<Insertable<Profile>> & { readonly name: string },
): Promise<number> {
  passwordHash ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  const { id } = await db
    .insertInto('profile')
    .values({
      siteId: 1,
      countryId: 1,
      zipCode: '2100',
      latitude: 55.7,
      longitude: 12.58,
      profileType: ProfileType.Single,
      gender: Gender.Male,
      email: `${values.name}@example.com`,
      emailConfirmedAt: clock.now(),
      passwordHash: await passwordHash,
      status: ProfileStatus.Active,
      termsVersion: termsVersion(settings.sites.byId(1)),
      privacyConsentAt: clock.now(),
      language: 'da-DK',
      createdAt: clock.now(),
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const genders = values.gender === Gender.Couple ? [Gender.Male, Gender.Female] : [values.gender ?? Gender.Male]
  await db
    .insertInto('person')
    .values(genders.map((gender, position) => ({ profileId: id, position, gender, birthday: '1990-05-17' })))
    .execute()
  return id
}

export async function clientOf(
  server: TestServer,
  profileId: number,
  options?: ConstructorParameters<typeof TestClient>[1],
): Promise<TestClient> {
  const { token } = await beginSession(server.deps, { profileId, rememberMe: false })
  const client = new TestClient(server, options)
  client.cookies.set('sid', token)
  return client
}

export async function impersonatorOf(
  server: TestServer,
  adminProfileId: number,
  profileId: number,
  options?: ConstructorParameters<typeof TestClient>[1],
): Promise<TestClient> {
  const { db, clock } = server.deps
  const log = await db
    .insertInto('impersonationLog')
    .values({ adminProfileId, profileId, reason: 'help', startedAt: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const impersonation = { impersonatorId: adminProfileId, logId: log.id, minutes: 60 }
  const { token } = await beginSession(server.deps, { profileId, rememberMe: false, impersonation })
  const client = new TestClient(server, options)
  client.cookies.set('sid', token)
  return client
}
