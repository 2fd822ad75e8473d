import { sql, type Transaction } from 'kysely'
import { DarkStatus, ProfileStatus } from '../../contract/enums'
import { after, DAY } from '../../core/clock'
import type { DB } from '../../core/database/schema.generated'
import { createRandom, type Random } from './random'
import type { StoredMember } from './members'

/** A member with acquaintances from the same country; none of them is in a block with the member. */
export interface Acquainted extends StoredMember {
  readonly others: readonly StoredMember[]
}

export interface Circles {
  readonly members: readonly Acquainted[]
  readonly blocks: readonly { readonly by: StoredMember; readonly blocked: StoredMember }[]
}

/** Connects the active members; the demo logins get more acquaintances. */
export function circlesOf(members: readonly StoredMember[]): Circles {
  const active = members.filter(({ demo }) => demo.status === ProfileStatus.Active)
  const known = active.map((member) => {
    const random = createRandom(`circle ${member.demo.seed}`)
    const compatriots = active.filter(({ id, demo }) => id !== member.id && demo.countryId === member.demo.countryId)
    const others = random.sample(compatriots, isActor(member) ? 40 : 18)
    const blocked = isActor(member) ? others.slice(-2) : random.chance(0.1) ? others.slice(-1) : []
    return { member, others, blocked }
  })
  const blocks = known.flatMap(({ member, blocked }) => blocked.map((each) => ({ by: member, blocked: each })))
  const apart = apartFrom({ blocks })
  return {
    blocks,
    members: known.map(({ member, others }) => ({
      ...member,
      others: others.filter((other) => !apart(member, other)),
    })),
  }
}

/** Whether one of two members has blocked the other. */
export function apartFrom({ blocks }: Pick<Circles, 'blocks'>): (one: StoredMember, other: StoredMember) => boolean {
  const pairs = new Set(blocks.flatMap(({ by, blocked }) => [`${by.id} ${blocked.id}`, `${blocked.id} ${by.id}`]))
  return (one, other) => pairs.has(`${one.id} ${other.id}`)
}

export function isActor({ demo }: StoredMember): boolean {
  return demo.actor !== null
}

export function isDark({ demo }: StoredMember): boolean {
  return demo.darkStatus === DarkStatus.Approved
}

/**
 * Returns a random moment within the last `days` at which all these members had joined; recent moments are
 * likelier.
 */
export function lately(random: Random, now: Date, days: number, ...members: readonly StoredMember[]): Date {
  const joined = Math.max(...members.map(({ demo }) => demo.createdAt.getTime()))
  const span = Math.min(days * DAY, now.getTime() - joined)
  return after(now, -(random.next() ** 2) * span)
}

/** Rows per statement: PostgreSQL allows 65,535 parameters, and each row has few columns. */
const AT_ONCE = 4000

export async function inParts<T>(rows: readonly T[], insert: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) await insert(rows.slice(from, from + AT_ONCE))
}

/** Reserves `count` ids, for rows that refer to each other. */
export async function numbersFor(db: Transaction<DB>, table: string, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::integer as id from generate_series(1, ${count})`.execute(db)
  return rows.map(({ id }) => id)
}

/** The items by a key of theirs, in their order. */
export function groupedBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}
