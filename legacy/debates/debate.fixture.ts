import type { Insertable } from 'kysely'
import { LodgeRole } from '../contract/lodges/lodgeEnums'
import type { Lodge } from '../core/database/schema.generated'
import { newWriter } from '../testing/blogWriting'
import { insertDebateCategory, insertDebateEntry } from '../testing/debates'
import { insertLodge, setLodgeRole } from '../testing/lodges'
import type { TestMember } from '../testing/members'
import type { TestServer } from '../testing/testServer'

const roles = {
  coOwner: LodgeRole.CoOwner,
  assistant: LodgeRole.Assistant,
  author: LodgeRole.Member,
  member: LodgeRole.Member,
  requesting: LodgeRole.Requesting,
  declined: LodgeRole.Declined,
  blacklisted: LodgeRole.Blacklisted,
} as const

type Actors = { readonly [R in keyof typeof roles | 'owner' | 'stranger']: TestMember }

/** A lodge with a category, a topic of a member, and one profile in each role. All have a membership. */
export interface Debate extends Actors {
  readonly lodgeId: number
  readonly categoryId: number
  readonly entryId: number
}

export async function newDebate(server: TestServer, lodge: Partial<Insertable<Lodge>> = {}): Promise<Debate> {
  const owner = await newWriter(server)
  const lodgeId = await insertLodge(server, owner.id, lodge)
  const others: [string, TestMember][] = []
  for (const [name, role] of Object.entries(roles)) {
    const profile = await newWriter(server)
    await setLodgeRole(server, lodgeId, profile.id, role)
    others.push([name, profile])
  }
  const actors = { ...Object.fromEntries(others), owner, stranger: await newWriter(server) } as Actors
  const categoryId = await insertDebateCategory(server, lodgeId)
  const entryId = await insertDebateEntry(server, lodgeId, actors.author.id, { categoryId })
  return { ...actors, lodgeId, categoryId, entryId }
}

export async function block(server: TestServer, one: TestMember, other: TestMember): Promise<void> {
  const row = { profileId: one.id, blockedId: other.id, createdAt: server.clock.now() }
  await server.deps.db.insertInto('blacklist').values(row).execute()
}

/** Topics of a page, by title. */
export function titlesOf(entries: readonly { readonly title: string }[]): string[] {
  return entries.map(({ title }) => title)
}
