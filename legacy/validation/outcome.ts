import { sql, type Transaction } from 'kysely'
import {
  ForcedValidation,
  ProfileStatus,
  ValidationRefusal,
  ValidationStatus,
  type ValidationMethod,
} from '../contract/enums'
import { anyOf } from '../core/database/anyOf'
import type { DB } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { Problem } from '../core/problem'
import { publishProfileChange } from '../shared/mail/participants'
import { standingLocks } from '../shared/profiles/standingLocks'

/** A check of a person that has come to an end. */
interface Outcome {
  readonly profileId: number
  readonly personId: number
  readonly method: ValidationMethod
  /** When it began; now, where that is the same moment. */
  readonly startedAt?: Date
  readonly decidedBy?: number
}

interface Refusal extends Outcome {
  readonly refusal: ValidationRefusal
  readonly reason?: string
}

type Clocked = Pick<Deps, 'clock'>

/**
 * Marks a person as validated, and with the last one the profile, which is released from everything that the demand
 * for a validation kept it from. The caller has locked the profile.
 */
export async function passPerson(
  deps: Clocked,
  db: Transaction<DB>,
  { personKey = null, ...outcome }: Outcome & { readonly personKey?: Buffer | null },
): Promise<void> {
  const { profileId, personId } = outcome
  if (personKey) await lockKey(db, personKey)
  if (personKey && (await isPartner(db, outcome, personKey))) throw new Problem(409, 'SAME_PERSON')
  // Whatever else was begun is over, and a video that waits goes.
  await endOngoing(db, personId)
  const now = deps.clock.now()
  const { id } = await db
    .insertInto('personValidation')
    .values({ startedAt: now, ...outcome, personKey, status: ValidationStatus.Valid, endedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (personKey) await noteSharedPerson(deps, db, { id, profileId, personKey })
  await releaseIfValid(db, profileId)
}

/** Keeps why a check failed. The person may try again, by this method or another. */
export async function refusePerson(deps: Clocked, db: Transaction<DB>, refusal: Refusal): Promise<void> {
  await endOngoing(db, refusal.personId, refusal.method)
  const now = deps.clock.now()
  await db
    .insertInto('personValidation')
    .values({ startedAt: now, ...refusal, status: ValidationStatus.Invalid, endedAt: now })
    .execute()
  // A profile behind which there is a minor goes no further until an adult is proven.
  if (refusal.refusal === ValidationRefusal.UnderAge) {
    await db
      .updateTable('profile')
      .set({ validated: false, forcedValidation: ForcedValidation.NationalId, forcedValidationPending: true })
      .set((eb) => ({ forcedValidationAt: eb.fn.coalesce('forcedValidationAt', eb.val(now)) }))
      .where('id', '=', refusal.profileId)
      .execute()
    await publishProfileChange(db, refusal.profileId)
  }
}

/** Removes checks of a person that are ongoing, with their videos. */
export async function endOngoing(db: Transaction<DB>, personId: number, method?: ValidationMethod): Promise<void> {
  const ended = await db
    .deleteFrom('personValidation')
    .where('personId', '=', personId)
    .where('status', '=', ValidationStatus.Ongoing)
    .$if(method !== undefined, (query) => query.where('method', '=', method ?? 0))
    .returning('mediaId')
    .execute()
  const videos = ended.flatMap(({ mediaId }) => mediaId ?? [])
  if (videos.length > 0) await db.deleteFrom('media').where('id', '=', anyOf(videos)).execute()
}

/** Makes validations of one human wait for each other, so that the second finds the first. */
async function lockKey(db: Transaction<DB>, personKey: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(${personKey.readBigInt64BE().toString()}::bigint)`.execute(db)
}

/** Whether the other person of a couple was validated as this same human. */
async function isPartner(db: Transaction<DB>, { profileId, personId }: Outcome, personKey: Buffer): Promise<boolean> {
  const other = await db
    .selectFrom('personValidation')
    .select('id')
    .where('personKey', '=', personKey)
    .where('profileId', '=', profileId)
    .where('personId', '!=', personId)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Tells the staff of a human on two profiles. It is not refused: whoever is single and half of a couple has two for
 * good reasons, and the staff can tell that from a banned member who comes back.
 */
async function noteSharedPerson(
  { clock }: Clocked,
  db: Transaction<DB>,
  { id, profileId, personKey }: { readonly id: number; readonly profileId: number; readonly personKey: Buffer },
): Promise<void> {
  const earlier = await db
    .selectFrom('personValidation')
    .distinctOn('profileId')
    .select('id')
    .where('personKey', '=', personKey)
    .where('profileId', '!=', profileId)
    .orderBy('profileId')
    .orderBy('id', 'desc')
    .execute()
  if (earlier.length === 0) return
  await db
    .insertInto('sharedPerson')
    .values(earlier.map((other) => ({ validationId: id, earlierId: other.id, foundAt: clock.now() })))
    .execute()
}

/** Ends what the demand for a validation kept a profile from, once all its persons are validated. */
async function releaseIfValid(db: Transaction<DB>, profileId: number): Promise<void> {
  const missing = await db
    .selectFrom('person')
    .select('person.id')
    .where('person.profileId', '=', profileId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('personValidation')
            .select('personValidation.id')
            .whereRef('personValidation.personId', '=', 'person.id')
            .where('personValidation.status', '=', ValidationStatus.Valid),
        ),
      ),
    )
    .executeTakeFirst()
  if (missing) return
  await db
    .updateTable('profile')
    .set({ status: ProfileStatus.Active })
    .where('id', '=', profileId)
    .where('forcedValidation', '!=', ForcedValidation.None)
    .where('status', 'in', [ProfileStatus.Locked, ProfileStatus.Quarantined])
    // What the staff locked for a report stays so until they open it.
    .where((eb) => eb.not(eb.exists(standingLocks(eb))))
    .execute()
  await db
    .updateTable('profile')
    .set({ validated: true, ...notForced })
    .where('id', '=', profileId)
    .execute()
  await publishProfileChange(db, profileId)
}

export const notForced = {
  forcedValidation: ForcedValidation.None,
  forcedValidationPending: false,
  forcedValidationAt: null,
} as const
