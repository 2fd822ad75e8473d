import type { BodyOf } from '../contract/contract'
import { ForcedValidation, ForcedValidationMode, MessageType, ProfileStatus, type Gender } from '../contract/enums'
import type { CheckedProfile } from '../contract/validateProfile'
import type { Deps, MemberViewer, ProfileRow } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { personsOf } from '../shared/account/persons'
import { requireImpartial } from '../shared/account/sameHuman'
import { publishProfileChange } from '../shared/mail/participants'
import { sendSystemMessage } from '../shared/mail/system'
import { activeStatuses } from '../shared/money/subscriptions'
import { standingOf, validationsOf } from './info'
import { notForced } from './outcome'

/** A profile of the site's country as the staff see it here. */
export async function profileToValidate(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  { name }: { readonly name: string },
): Promise<CheckedProfile | null> {
  const profile = await deps.db
    .selectFrom('profile')
    .selectAll()
    .where('name', '=', name.trim())
    .where('countryId', '=', viewer.site.countryId)
    .executeTakeFirst()
  return profile ? checkedProfile(deps, viewer, profile) : null
}

async function checkedProfile(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  profile: ProfileRow,
): Promise<CheckedProfile> {
  const [persons, rows] = await Promise.all([personsOf(deps, viewer, profile.id), validationsOf(deps.db, profile.id)])
  return {
    profileId: profile.id,
    name: profile.name,
    validated: profile.validated,
    forced: modeOf(profile),
    status: profile.status as ProfileStatus,
    persons: persons.map(({ id, gender, age }) => ({
      personId: id,
      gender: gender satisfies Gender,
      age,
      ...standingOf(
        rows.filter(({ personId }) => personId === id),
        profile.validated,
      ),
    })),
  }
}

function modeOf(profile: Pick<ProfileRow, 'forcedValidation' | 'forcedValidationPending'>): ForcedValidationMode {
  if (profile.forcedValidation === ForcedValidation.None) return ForcedValidationMode.None
  return profile.forcedValidationPending ? ForcedValidationMode.AtOnce : ForcedValidationMode.BeforeRenewal
}

/** Demands that a profile be validated, even one that was before, or takes the demand back. Staff are exempt. */
export async function setForcedValidation(
  deps: Pick<Deps, 'db' | 'clock'>,
  viewer: MemberViewer,
  { profileId, mode }: BodyOf<'ValidateProfile.SetForcedValidation'>,
): Promise<CheckedProfile> {
  const now = deps.clock.now()
  const changed = await deps.db.transaction().execute(async (db) => {
    const profile = await db
      .selectFrom('profile')
      .selectAll()
      .where('id', '=', profileId)
      .where('countryId', '=', viewer.site.countryId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!profile) throw notFound()
    if (profile.roleLevel >= viewer.profile.roleLevel) throw new Problem(403, 'FORBIDDEN')
    await requireImpartial(db, viewer, [profileId])
    if (mode !== ForcedValidationMode.None && profile.validated) throw new Problem(409, 'ALREADY_VALIDATED')
    const released =
      mode === ForcedValidationMode.None &&
      profile.forcedValidation !== ForcedValidation.None &&
      (profile.status === ProfileStatus.Locked || profile.status === ProfileStatus.Quarantined)
    await db
      .updateTable('profile')
      .set(
        mode === ForcedValidationMode.None
          ? { ...notForced, ...(released && { status: ProfileStatus.Active }) }
          : {
              forcedValidation: ForcedValidation.NationalId,
              forcedValidationPending: mode === ForcedValidationMode.AtOnce,
              forcedValidationAt: profile.forcedValidationAt ?? now,
            },
      )
      .where('id', '=', profileId)
      .execute()
    await publishProfileChange(db, profileId)
    return db.selectFrom('profile').selectAll().where('id', '=', profileId).executeTakeFirstOrThrow()
  })
  return checkedProfile(deps, viewer, changed)
}

/**
 * Quarantines members whose membership has ended without the validation that was demanded while it ran. Those with a
 * subscription are quarantined when it is not renewed.
 */
export async function quarantineUnvalidated(deps: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock.now()
  const due = await deps.db
    .selectFrom('profile')
    .select('id')
    .where('forcedValidation', '!=', ForcedValidation.None)
    .where('status', '=', ProfileStatus.Active)
    .where('memberUntil', '<=', now)
    .whereRef('memberUntil', '>', 'forcedValidationAt')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscription')
            .select('subscription.id')
            .whereRef('subscription.profileId', '=', 'profile.id')
            .where('subscription.status', 'in', activeStatuses),
        ),
      ),
    )
    .orderBy('memberUntil')
    .limit(500)
    .execute()
  for (const { id } of due) {
    await deps.db.transaction().execute(async (db) => {
      const quarantined = await db
        .updateTable('profile')
        .set({ status: ProfileStatus.Quarantined, forcedValidationPending: true })
        .where('id', '=', id)
        .where('status', '=', ProfileStatus.Active)
        .where('forcedValidation', '!=', ForcedValidation.None)
        // Paid meanwhile.
        .where('memberUntil', '<=', now)
        .returning('id')
        .executeTakeFirst()
      if (!quarantined) return
      await sendSystemMessage(deps, db, id, { type: MessageType.SystemMessage, about: { text: 'NOT_VALIDATED' } })
      await publishProfileChange(db, id)
    })
  }
}
