import type { Insertable } from 'kysely'
import { LodgeRole } from '../contract/lodges/lodgeEnums'
import type { Lodge, Meetup } from '../core/database/schema.generated'
import { insertLodge, setLodgeRole } from '../testing/lodges'
import { insertMeetup } from '../testing/meetups'
import { newMember, type TestMember } from '../testing/members'
import type { TestServer } from '../testing/testServer'

const roles = {
  assistant: LodgeRole.Assistant,
  maker: LodgeRole.Member,
  member: LodgeRole.Member,
  other: LodgeRole.Member,
  third: LodgeRole.Member,
} as const

type Actors = { readonly [R in keyof typeof roles | 'owner' | 'stranger']: TestMember }

/** A lodge with a meetup of a member, and profiles in it and outside. */
export interface Gathering extends Actors {
  readonly lodgeId: number
  readonly meetupId: number
}

export async function newGathering(
  server: TestServer,
  meetup: Partial<Insertable<Meetup>> = {},
  lodge: Partial<Insertable<Lodge>> = {},
): Promise<Gathering> {
  const owner = await newMember(server)
  const lodgeId = await insertLodge(server, owner.id, lodge)
  const others: [string, TestMember][] = []
  for (const [name, role] of Object.entries(roles)) {
    const profile = await newMember(server)
    await setLodgeRole(server, lodgeId, profile.id, role)
    others.push([name, profile])
  }
  const actors = { ...Object.fromEntries(others), owner, stranger: await newMember(server) } as Actors
  return { ...actors, lodgeId, meetupId: await insertMeetup(server, lodgeId, actors.maker.id, meetup) }
}

/** Signs a member up as a client does. Returns the status of the sign-up, or the code of a refusal. */
export async function signUp({ client }: TestMember, meetupId: number): Promise<unknown> {
  const { status, data } = await client.call('Lodges.MeetupSignUp', { meetupId })
  return status === 200 ? data.status : (data as object as { readonly code: string }).code
}

/** A meetup as a member sees it. */
export async function meetupSeenBy({ client }: TestMember, meetupId: number) {
  return (await client.call('Lodges.GetMeetup', { meetupId })).data
}

export async function block(server: TestServer, one: TestMember, other: TestMember): Promise<void> {
  const row = { profileId: one.id, blockedId: other.id, createdAt: server.clock.now() }
  await server.deps.db.insertInto('blacklist').values(row).execute()
}
