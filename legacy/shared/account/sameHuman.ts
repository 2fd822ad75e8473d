import { ValidationStatus } from '../../contract/enums'
import type { Database } from '../../core/database/connect'
import type { MemberViewer } from '../../core/handler'
import { Problem } from '../../core/problem'

/** A profile, and the others behind which an e-ID has shown the same human to be. */
export async function profilesOfHuman(db: Database, profileId: number): Promise<number[]> {
  const others = await db
    .selectFrom('personValidation as own')
    .innerJoin('personValidation as other', 'other.personKey', 'own.personKey')
    .select('other.profileId')
    .distinct()
    .where('own.profileId', '=', profileId)
    .where('own.status', '=', ValidationStatus.Valid)
    .where('other.profileId', '!=', profileId)
    .where('other.status', '=', ValidationStatus.Valid)
    .execute()
  return [profileId, ...others.map((other) => other.profileId)]
}

/** Whether the human behind a profile is behind one of others, too. */
export async function isSameHuman(db: Database, profileId: number, others: readonly number[]): Promise<boolean> {
  return (await profilesOfHuman(db, profileId)).some((own) => others.includes(own))
}

/** Keeps staff from deciding on themselves. @throws 403 CONFLICT_OF_INTEREST for any profile of theirs */
export async function requireImpartial(
  db: Database,
  { profile }: MemberViewer,
  profileIds: readonly number[],
): Promise<void> {
  if (await isSameHuman(db, profile.id, profileIds)) throw new Problem(403, 'CONFLICT_OF_INTEREST')
}
