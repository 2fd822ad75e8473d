import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../core/database/schema.generated'
import type { ProfileRow } from '../core/handler'
import { neverConfirmed } from './unconfirmed'

/**
 * Whether someone else has a name. An unconfirmed profile does not count for a new sign-up with its address, and a
 * profile may respell its own name.
 */
export async function isNameTaken(
  db: Kysely<DB>,
  name: string,
  forWhom: { profileId?: number; email?: string } = {},
): Promise<boolean> {
  const other = await db
    .selectFrom('profile')
    .select('id')
    .where('name', '=', name)
    .where('id', '!=', forWhom.profileId ?? 0)
    .where((eb) => eb.not(eb.and([eb('email', '=', forWhom.email ?? ''), neverConfirmed(eb)])))
    .executeTakeFirst()
  return other !== undefined || (await isNameReserved(db, name, forWhom))
}

/** The profile with that name or address. */
export async function profileByNameOrEmail(db: Kysely<DB>, nameOrEmail: string): Promise<ProfileRow | undefined> {
  return db
    .selectFrom('profile')
    .selectAll()
    .where((eb) => eb.or([eb('name', '=', nameOrEmail), eb('email', '=', nameOrEmail)]))
    .executeTakeFirst()
}

/** Whether a sign-up with another profile's address reserves the name. */
async function isNameReserved(
  db: Kysely<DB>,
  name: string,
  { profileId = 0, email = '' }: { profileId?: number; email?: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('reservedName')
    .innerJoin('profile', 'profile.id', 'reservedName.profileId')
    .select('profile.id')
    .where('reservedName.name', '=', name)
    .where('profile.id', '!=', profileId)
    .where('profile.email', '!=', email)
    .executeTakeFirst()
  return other !== undefined
}

interface KeptName {
  readonly profileId: number
  readonly name: string
  /** The password of the sign-up, not of the profile. */
  readonly passwordHash: string
}

/** Reserves the name of a sign-up whose address has this profile already, instead of an earlier one. */
export async function reserveName(
  db: Transaction<DB>,
  { profileId, name, passwordHash }: KeptName,
  now: Date,
): Promise<void> {
  const kept = { name, passwordHash, createdAt: now }
  await db
    .insertInto('reservedName')
    .values({ profileId, ...kept })
    .onConflict((conflict) => conflict.column('profileId').doUpdateSet(kept))
    .execute()
}

/** A sign-up that waits for its confirmation, or seems to, because its address has a profile already. */
export interface WaitingSignUp {
  readonly passwordHash: string | null
  /** Ends it, which frees its name. */
  readonly end: (db: Transaction<DB>) => Promise<unknown>
}

/** The sign-up under another address that holds a name. */
export async function waitingSignUp(
  db: Kysely<DB>,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<WaitingSignUp | undefined> {
  const profile = await db
    .selectFrom('profile')
    .select(['id', 'passwordHash'])
    .where('name', '=', name)
    .where('email', '!=', email)
    .where((eb) => neverConfirmed(eb))
    .executeTakeFirst()
  if (profile) {
    const { id, passwordHash } = profile
    const end = (transaction: Transaction<DB>) =>
      transaction
        .deleteFrom('profile')
        .where('id', '=', id)
        .where((eb) => neverConfirmed(eb))
        .execute()
    return { passwordHash, end }
  }
  const kept = await db
    .selectFrom('reservedName')
    .innerJoin('profile', 'profile.id', 'reservedName.profileId')
    .select(['reservedName.profileId', 'reservedName.passwordHash'])
    .where('reservedName.name', '=', name)
    .where('profile.email', '!=', email)
    .executeTakeFirst()
  if (!kept) return undefined
  const end = (transaction: Transaction<DB>) =>
    transaction.deleteFrom('reservedName').where('profileId', '=', kept.profileId).where('name', '=', name).execute()
  return { passwordHash: kept.passwordHash, end }
}

/**
 * Locks a name or address until the transaction ends: names are in two tables, so that no constraint decides who
 * was first. Whoever locks both locks the address first.
 */
export async function claim(db: Transaction<DB>, what: 'email' | 'name', value: string): Promise<void> {
  const key = `${what}:${value.toLowerCase()}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)
}
