import type { Insertable } from 'kysely'
import type { BodyOf } from '../contract/contract'
import { LodgeAccess, LodgeAudience, LodgeRequestStatus, LodgeRole } from '../contract/lodges/lodgeEnums'
import { memberRoles } from '../contract/lodgeRights'
import type { Lodge, LodgeMembership } from '../core/database/schema.generated'
import type { TestServer } from './testServer'

let lodges = 0

/** A lodge as a member of a main site founds it; its name is to be added. */
export const sampleLodge = {
  html: '<p>We meet by the sea.</p>',
  rules: 'Be kind',
  categoryId: 4,
  tags: [],
  access: LodgeAccess.AccessForAll,
  debateAudience: LodgeAudience.All,
  meetupAudience: LodgeAudience.All,
  albumAudience: LodgeAudience.All,
  mediaApproval: false,
  debatesPublic: false,
  meetupsPublic: false,
  mediaPublic: false,
  membersPublic: false,
} satisfies Partial<BodyOf<'Lodges.CreateLodge'>>

/** The row of a lodge, and the words that a search finds. */
type LodgeValues = Partial<Insertable<Lodge>> & { readonly terms?: string }

/** A lodge open to all of the Danish main site, founded now and owned by the profile, by default. */
export async function insertLodge(
  server: TestServer,
  ownerId: number,
  { terms, ...values }: LodgeValues = {},
): Promise<number> {
  const now = server.clock.now()
  const name = values.name ?? `Lodge ${++lodges}`
  const words = values.words ?? 'We meet by the sea.'
  const { id } = await server.deps.db
    .insertInto('lodge')
    .values({
      countryId: 1,
      dark: false,
      name,
      html: `<p>${words}</p>`,
      words,
      ...(!values.dark && { categoryId: 1 }),
      access: LodgeAccess.AccessForAll,
      createdAt: now,
      activeAt: now,
      creatorId: ownerId,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.deps.db
    .insertInto('lodgeSearch')
    .values({ lodgeId: id, terms: terms ?? `${name}\n${words}` })
    .execute()
  await setLodgeRole(server, id, ownerId, LodgeRole.Owner)
  return id
}

/** Gives a profile a role in a lodge, as of now by default. */
export async function setLodgeRole(
  { deps: { db, clock } }: TestServer,
  lodgeId: number,
  profileId: number,
  role: LodgeRole,
  values: Partial<Insertable<LodgeMembership>> = {},
): Promise<void> {
  const now = clock.now()
  const isMember = memberRoles.some((each) => each === role)
  const row = {
    role,
    joinedAt: isMember ? now : null,
    requestStatus: requestStatusOf[role] ?? LodgeRequestStatus.None,
    requestedAt: role === LodgeRole.Requesting ? now : null,
    decidedAt: role === LodgeRole.Declined ? now : null,
    blockedAt: role === LodgeRole.Blacklisted ? now : null,
    ...values,
  }
  await db
    .insertInto('lodgeMembership')
    .values({ lodgeId, profileId, ...row })
    .onConflict((conflict) => conflict.columns(['lodgeId', 'profileId']).doUpdateSet(row))
    .execute()
}

const requestStatusOf: Partial<Record<LodgeRole, LodgeRequestStatus>> = {
  [LodgeRole.Requesting]: LodgeRequestStatus.New,
  [LodgeRole.Declined]: LodgeRequestStatus.Declined,
}
