import type { Insertable } from 'kysely'
import { LodgeAccess, LodgeRequestStatus, LodgeRole } from '../contract/enums'
import type { Lodge, LodgeMembership } from '../core/database/schema.generated'
import type { TestServer } from './testServer'

let lodges = 0

/** A lodge of the main site's country that approves its members, by default; without an owner unless given. */
export async function insertLodge(
  server: Pick<TestServer, 'deps'>,
  { ownerId, ...values }: Partial<Omit<Insertable<Lodge>, 'ownerId'>> & { readonly ownerId?: number } = {},
): Promise<number> {
  const { db, clock } = server.deps
  const now = clock.now()
  const { id } = await db
    .insertInto('lodge')
    .values({
      name: `Lodge ${++lodges}`,
      countryId: 1,
      dark: false,
      categoryId: 1,
      access: LodgeAccess.NewMembersApproved,
      createdAt: now,
      activeAt: now,
      ownerlessSince: now,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (ownerId !== undefined) await insertLodgeMember(server, id, ownerId, { role: LodgeRole.Owner })
  return id
}

/** A row between a profile and a lodge as the role implies it. */
export async function insertLodgeMember(
  { deps: { db, clock } }: Pick<TestServer, 'deps'>,
  lodgeId: number,
  profileId: number,
  { role = LodgeRole.Member, ...values }: Partial<Insertable<LodgeMembership>> = {},
): Promise<number> {
  const now = clock.now()
  const { id } = await db
    .insertInto('lodgeMembership')
    .values({ lodgeId, profileId, role, ...columnsOf(role, now), ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function columnsOf(role: number, now: Date): Partial<Insertable<LodgeMembership>> {
  switch (role) {
    case LodgeRole.Requesting:
      return { requestStatus: LodgeRequestStatus.New, requestText: 'Please', requestedAt: now }
    case LodgeRole.Declined:
      return { requestStatus: LodgeRequestStatus.Declined, decidedAt: now }
    case LodgeRole.Blacklisted:
      return { blockedAt: now }
    case LodgeRole.None:
      return {}
    default:
      return { joinedAt: now }
  }
}
