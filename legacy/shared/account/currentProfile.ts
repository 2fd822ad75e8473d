import {
  type BanType,
  DarkStatus,
  ForcedValidation,
  Gender,
  LookStatus,
  ProfileStatus,
  ProfileType,
  RoleLevel,
} from '../../contract/enums'
import type { CurrentProfile, Discretion } from '../../contract/shapes'
import { isMember } from '../../core/access/access'
import { bansOf } from '../../core/access/bans'
import { calendarDay } from '../../core/clock'
import type { Deps, ProfileRow, Viewer } from '../../core/handler'
import { hasAcceptedTerms } from '../../core/access/terms'
import type { Locale } from '../../content/locale'
import { mediaSummary, mediaSummaryColumns } from '../media/summary'
import { areaDescription } from '../places/areaDescription'
import { hasPresent } from '../profiles/birthday'
import { personsOf } from './persons'

const nobody: CurrentProfile = {
  isLoggedIn: false,
  id: 0,
  name: '',
  profileType: ProfileType.Single,
  gender: Gender.Male,
  persons: [],
  picture: null,
  area: null,
  language: null,
  roleLevel: RoleLevel.None,
  member: false,
  memberUntil: null,
  termsAccepted: false,
  status: ProfileStatus.None,
  darkStatus: DarkStatus.None,
  forcedValidation: ForcedValidation.None,
  forcedValidationPending: false,
  forcedConsentMedia: false,
  requestPushPermission: false,
  showBirthdaySplash: false,
  needUpdateHeightAndWeight: false,
  emailConfirmed: false,
  bans: [],
  impersonated: false,
  discretion: null,
  stamp: '',
}

/** How discreet the dark sites are for a member. */
export function discretionOf({ discreetTab, blurredPictures, awayMinutes }: ProfileRow): Discretion {
  return { discreetTab, blurPictures: blurredPictures, awayMinutes }
}

/** The session for the client: the profile that is logged in, or the empty profile. */
export async function currentProfile(deps: Pick<Deps, 'db' | 'clock'>, viewer: Viewer): Promise<CurrentProfile> {
  const { profile, session, site } = viewer
  if (!profile || !session) return nobody
  const { db } = deps
  const now = deps.clock.now()
  const [persons, place, picture, birthday, bans] = await Promise.all([
    personsOf(deps, viewer, profile.id),
    db
      .selectFrom('zipCode')
      .innerJoin('countryArea', 'countryArea.id', 'zipCode.countryAreaId')
      .innerJoin('country', 'country.id', 'zipCode.countryId')
      .select(['zipCode.zipCode', 'zipCode.city', 'zipCode.countryId'])
      .select(['countryArea.name as countryArea', 'country.code as countryCode'])
      .where('zipCode.countryId', '=', profile.countryId)
      .where('zipCode.zipCode', '=', profile.zipCode)
      .executeTakeFirst(),
    db.selectFrom('media').select(mediaSummaryColumns).where('media.id', '=', profile.pictureId).executeTakeFirst(),
    hasPresent(db, profile.id, calendarDay(now, site.timeZone)),
    bansOf(db, profile.id, now),
  ])
  return {
    isLoggedIn: true,
    id: profile.id,
    name: profile.name,
    profileType: profile.profileType as ProfileType,
    gender: profile.gender as Gender,
    persons,
    picture: picture ? mediaSummary(picture) : null,
    area: place ? areaDescription(place, viewer.locale) : null,
    language: profile.language as Locale,
    roleLevel: profile.roleLevel as RoleLevel,
    member: isMember(profile, now),
    memberUntil: profile.memberUntil?.toISOString() ?? null,
    termsAccepted: hasAcceptedTerms(profile, site),
    status: profile.status as ProfileStatus,
    darkStatus: profile.darkStatus as DarkStatus,
    ...(profile.lookStatus !== LookStatus.None && { lookStatus: profile.lookStatus as Exclude<LookStatus, 0> }),
    forcedValidation: profile.forcedValidation as ForcedValidation,
    forcedValidationPending: profile.forcedValidationPending,
    forcedConsentMedia: profile.forcedConsentMedia,
    requestPushPermission: profile.requestPushPermission,
    showBirthdaySplash: birthday,
    needUpdateHeightAndWeight: profile.needUpdateHeightAndWeight,
    emailConfirmed: profile.emailConfirmedAt !== null,
    bans: bans.map(({ banType }) => banType as BanType),
    impersonated: session.impersonatorId !== null,
    discretion: site.dark ? discretionOf(profile) : null,
    stamp: session.stamp,
  }
}
