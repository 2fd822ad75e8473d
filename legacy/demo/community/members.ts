import type { Insertable, Transaction } from 'kysely'
import { DarkStatus, ForcedValidation, ProfileStatus, ValidationMethod, ValidationStatus } from '../../contract/enums'
import { hashPassword } from '../../shared/account/password'
import type { DB, Profile } from '../../core/database/schema.generated'
import type { Settings } from '../../core/settings'
import { termsVersion } from '../../core/access/terms'
import { demoPassword } from './actors'
import type { DemoProfile } from './profiles'

/** Predates all versions of the terms in force. */
const OLD_TERMS = '2019-01-01'

export interface StoredMember {
  readonly id: number
  readonly demo: DemoProfile
}

/** All members have the password of the demo logins. */
export async function seedMembers(
  db: Transaction<DB>,
  settings: Settings,
  members: readonly DemoProfile[],
): Promise<StoredMember[]> {
  const passwordHash = await hashPassword(demoPassword)
  const ids = await db
    .insertInto('profile')
    .values(members.map((member) => profileRow(member, passwordHash, settings)))
    .returning(['id', 'name'])
    .execute()
  const idOf = new Map(ids.map(({ id, name }) => [name, id]))
  const stored = members.map((demo) => {
    const id = idOf.get(demo.name)
    if (id === undefined) throw new Error(`The member ${demo.name} was not stored`)
    return { id, demo }
  })
  const persons = await db
    .insertInto('person')
    .values(
      stored.flatMap(({ id, demo }) =>
        demo.persons.map((person, position) => ({ profileId: id, position, ...person })),
      ),
    )
    .returning(['id', 'profileId'])
    .execute()
  const validated = new Map(stored.filter(({ demo }) => demo.validated).map(({ id, demo }) => [id, demo]))
  await db
    .insertInto('personValidation')
    .values(
      persons.flatMap(({ id: personId, profileId }) => {
        const demo = validated.get(profileId)
        if (!demo) return []
        const method = demo.countryId === 1 ? ValidationMethod.NemId : ValidationMethod.Personal
        const [startedAt, endedAt] = [demo.createdAt, demo.createdAt]
        return { profileId, personId, method, status: ValidationStatus.Valid, startedAt, endedAt }
      }),
    )
    .execute()
  return stored
}

function profileRow(member: DemoProfile, passwordHash: string, { sites }: Settings): Insertable<Profile> {
  const locked = member.status === ProfileStatus.Locked || member.status === ProfileStatus.Quarantined
  return {
    name: member.name,
    email: member.email,
    emailConfirmedAt: member.createdAt,
    passwordHash,
    siteId: member.siteId,
    countryId: member.countryId,
    zipCode: member.zipCode,
    latitude: member.latitude,
    longitude: member.longitude,
    language: member.language,
    profileType: member.profileType,
    gender: member.gender,
    status: member.status,
    darkStatus: member.darkStatus,
    roleLevel: member.roleLevel,
    memberUntil: member.memberUntil,
    termsVersion: member.termsAccepted ? termsVersion(sites.byId(member.siteId)) : OLD_TERMS,
    termsAcceptedAt: member.createdAt,
    privacyConsentAt: member.createdAt,
    forcedValidation: locked ? ForcedValidation.NationalId : ForcedValidation.None,
    forcedValidationPending: locked,
    forcedValidationAt: locked ? member.createdAt : null,
    needUpdateHeightAndWeight: member.persons.some(({ height, weight }) => height === null || weight === null),
    validated: member.validated,
    showOnFrontPage: member.showOnFrontPage,
    showOnDarkFrontPage: member.showOnFrontPage && member.darkStatus === DarkStatus.Approved,
    headline: member.headline,
    text: member.text,
    matchWords: member.matchWords,
    seekAudience: member.seeks.audience,
    seekAgeFrom: member.seeks.ageFrom,
    seekAgeTo: member.seeks.ageTo,
    seekDistance: member.seeks.distance,
    lookingFor: member.seeks.lookingFor,
    createdAt: member.createdAt,
    lastOnlineAt: member.lastOnlineAt,
  }
}
