import type { AnswerOf, BodyOf } from '../contract/contract'
import type { Gender } from '../contract/enums'
import { anyOf } from '../core/database/anyOf'
import type { Deps, MemberViewer, Page } from '../core/handler'
import type { DarkDeparture } from '../shared/darkDepartures'
import { visibleTo } from '../shared/visibility/profiles'
import { withProfiles } from '../shared/profiles/withProfiles'

type Store = Pick<Deps, 'db' | 'clock'>
type Ads = AnswerOf<'QuickScor.GetAllQuickScorAds'>

/** Characters of an ad. */
export const MAX_AD_LENGTH = 200

/** The running ads that the viewer sees: of profiles of the site's country, written on this side. */
function runningAds({ db, clock }: Store, viewer: MemberViewer) {
  const { site } = viewer
  return db
    .selectFrom('quickScorAd')
    .innerJoin('profile', 'profile.id', 'quickScorAd.profileId')
    .where('quickScorAd.expiresAt', '>', clock.now())
    .where('quickScorAd.dark', '=', site.dark)
    .where((eb) => eb.or([eb('profile.countryId', '=', site.countryId), eb('profile.id', '=', viewer.profile.id)]))
    .where(visibleTo(viewer))
}

/** The running ads, newest first. */
export async function quickScorAds(
  deps: Store,
  viewer: MemberViewer,
  { genders = [], countryAreaIds = [] }: Pick<BodyOf<'QuickScor.GetQuickScorAds'>, 'genders' | 'countryAreaIds'>,
  page: Page,
): Promise<Ads> {
  const list = runningAds(deps, viewer)
    .$if(genders.length > 0, (ads) => ads.where('profile.gender', '=', anyOf(genders)))
    .$if(countryAreaIds.length > 0, (ads) =>
      ads
        .innerJoin('zipCode', (join) =>
          join.onRef('zipCode.countryId', '=', 'profile.countryId').onRef('zipCode.zipCode', '=', 'profile.zipCode'),
        )
        .where('zipCode.countryAreaId', '=', anyOf(countryAreaIds)),
    )
  return answered(deps, viewer, list, page)
}

/** The viewer's own running ads, newest first. */
export function ownAds(deps: Store, viewer: MemberViewer, page: Page): Promise<Ads> {
  const own = runningAds(deps, viewer).where('quickScorAd.profileId', '=', viewer.profile.id)
  return answered(deps, viewer, own, page)
}

export function adsById(deps: Store, viewer: MemberViewer, ids: readonly number[]): Promise<Ads> {
  const wanted = runningAds(deps, viewer).where('quickScorAd.id', '=', anyOf(ids))
  return answered(deps, viewer, wanted, { skip: 0, take: ids.length })
}

async function answered(
  deps: Store,
  viewer: MemberViewer,
  list: ReturnType<typeof runningAds>,
  { skip, take }: Page,
): Promise<Ads> {
  const rows = await list
    .select(['quickScorAd.id', 'quickScorAd.profileId', 'quickScorAd.text'])
    .select(['quickScorAd.createdAt', 'quickScorAd.expiresAt'])
    .orderBy('quickScorAd.createdAt', 'desc')
    .orderBy('quickScorAd.id', 'desc')
    .offset(skip)
    .limit(take)
    .execute()
  return withProfiles(deps, viewer, rows, ({ id, profileId, text, createdAt, expiresAt }, profile) => ({
    id,
    profile,
    text,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    own: profileId === viewer.profile.id,
  }))
}

/** What the running ads can be filtered by. */
export async function adFilters(
  deps: Store,
  viewer: MemberViewer,
): Promise<AnswerOf<'QuickScor.GetQuickScorProfileFilters'>> {
  const ads = runningAds(deps, viewer)
  const [genders, areas] = await Promise.all([
    ads
      .select(['profile.gender', ({ fn }) => fn.countAll<number>().as('count')])
      .groupBy('profile.gender')
      .orderBy('profile.gender')
      .execute(),
    ads
      .innerJoin('zipCode', (join) =>
        join.onRef('zipCode.countryId', '=', 'profile.countryId').onRef('zipCode.zipCode', '=', 'profile.zipCode'),
      )
      .innerJoin('countryArea', 'countryArea.id', 'zipCode.countryAreaId')
      .select(['countryArea.id as countryAreaId', 'countryArea.name'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy(['countryArea.id', 'countryArea.name', 'countryArea.position'])
      .orderBy('countryArea.position')
      .execute(),
  ])
  return { genders: genders.map(({ gender, count }) => ({ gender: gender as Gender, count })), areas }
}

/** Ends one of the viewer's own ads. */
export async function deleteAd({ db }: Store, { profile }: MemberViewer, id: number): Promise<void> {
  await db.deleteFrom('quickScorAd').where('id', '=', id).where('profileId', '=', profile.id).execute()
}

/** Removes ads that have run out. */
export async function removeExpiredAds({ db, clock }: Store): Promise<void> {
  await db.deleteFrom('quickScorAd').where('expiresAt', '<=', clock.now()).execute()
}

/** Removes the ads of a profile on the dark sites. */
export const removeDarkAds: DarkDeparture = async (_deps, transaction, profileId) => {
  await transaction.deleteFrom('quickScorAd').where('profileId', '=', profileId).where('dark', '=', true).execute()
}
