import { expressionBuilder, type Expression } from 'kysely'
import type { AnswerOf } from '../contract/contract'
import { ProfileStatus, ProfileViewState } from '../contract/enums'
import type { DB } from '../core/database/schema.generated'
import type { Deps, MemberViewer } from '../core/handler'
import { notFound } from '../core/problem'
import { profileDetails } from './details'
import { profileSummaries } from '../shared/profiles/summary'

/** Reasons why no viewer sees a profile, by its status. */
const states: Readonly<Record<number, ProfileViewState>> = {
  [ProfileStatus.Locked]: ProfileViewState.Locked,
  [ProfileStatus.PermaLocked]: ProfileViewState.Locked,
  [ProfileStatus.Quarantined]: ProfileViewState.Quarantined,
  [ProfileStatus.ToBeDeleted]: ProfileViewState.Deleted,
  [ProfileStatus.Deleted]: ProfileViewState.Deleted,
}

/** A profile's page, or the reason why it is not shown. @throws 404 where there never was a profile */
export async function profilePage(
  deps: Deps,
  viewer: MemberViewer,
  profileId: number,
): Promise<AnswerOf<'Profiles.GetProfile'>> {
  const [[profile], [details]] = await Promise.all([
    profileSummaries(deps, [profileId], viewer),
    profileDetails(deps, [profileId], viewer),
  ])
  if (profile && details) return { state: ProfileViewState.Shown, profile, details }
  return { state: await whyNotShown(deps, viewer, profileId), profile: null, details: null }
}

async function whyNotShown(
  { db }: Pick<Deps, 'db'>,
  viewer: MemberViewer,
  profileId: number,
): Promise<ProfileViewState> {
  const own = viewer.profile.id
  const found = await db
    .selectFrom('profile')
    .select('profile.status')
    .select((eb) => [
      blocks(eb.val(own), eb.ref('profile.id')).as('youBlock'),
      blocks(eb.ref('profile.id'), eb.val(own)).as('youAreBlocked'),
    ])
    .where('profile.id', '=', profileId)
    .where('profile.status', '!=', ProfileStatus.None)
    .executeTakeFirst()
  if (!found) throw notFound()
  if (found.youBlock) return ProfileViewState.YouBlacklisted
  if (found.youAreBlocked) return ProfileViewState.YouWereBlacklisted
  // The remaining profiles are not approved for the dark site, or their privacy consent is withdrawn.
  return states[found.status] ?? ProfileViewState.NotOnThisSite
}

function blocks(one: Expression<number>, other: Expression<number>) {
  const eb = expressionBuilder<DB>()
  const block = eb
    .selectFrom('blacklist')
    .select('blacklist.profileId')
    .where('blacklist.profileId', '=', one)
    .where('blacklist.blockedId', '=', other)
  return eb.exists(block).$castTo<boolean>()
}
