import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { DarkStatus, LookStatus, ProfileStatus } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Site } from '../../core/sites'
import type { ViewerExpression } from './viewerExpression'

/**
 * Whether the viewer may see the row of `profile`: it is active, does not wait for a look of the staff, its consent to
 * sensitive data stands, there is no block between the two, and on a dark site it is approved. Every read of profiles,
 * and of what belongs to them, uses this one predicate.
 */
export function visibleTo(viewer: ViewerExpression) {
  return (eb: ExpressionBuilder<DB, 'profile'>): Expression<SqlBool> =>
    eb.and([eb('profile.lookStatus', '=', LookStatus.None), visibleOnceLookedAt(viewer)(eb)])
}

/** The same; members also see their own profile while it waits. Without use of the index of visible profiles. */
export function visibleOrOwn(viewer: ViewerExpression) {
  return (eb: ExpressionBuilder<DB, 'profile'>): Expression<SqlBool> =>
    eb.and([
      eb.or([eb('profile.lookStatus', '=', LookStatus.None), eb('profile.id', '=', viewer.profile?.id ?? 0)]),
      visibleOnceLookedAt(viewer)(eb),
    ])
}

/** The same for rows that only profiles have which do not wait for a look. */
export function visibleOnceLookedAt(viewer: ViewerExpression) {
  return (eb: ExpressionBuilder<DB, 'profile'>): Expression<SqlBool> => {
    const rules = [eb('profile.status', '=', ProfileStatus.Active), eb('profile.privacyConsentAt', 'is not', null)]
    if (viewer.site.dark) rules.push(eb('profile.darkStatus', '=', DarkStatus.Approved))
    if (viewer.profile) rules.push(unblocked(viewer.profile.id, eb.ref('profile.id')))
    return eb.and(rules)
  }
}

/** Whether there is no block between a profile and another one, which may be null. */
export function unblocked(profileId: number | Expression<number>, otherId: Expression<number | null>) {
  const eb = expressionBuilder<DB, 'profile'>()
  // Two queries instead of one with an `or`: PostgreSQL looks up the viewer's blocks once, not for each row.
  const blocks = eb.selectFrom('blacklist').select('blacklist.profileId')
  const byViewer = blocks.where('blacklist.profileId', '=', profileId).where('blacklist.blockedId', '=', otherId)
  const ofViewer = blocks.where('blacklist.blockedId', '=', profileId).where('blacklist.profileId', '=', otherId)
  return eb.and([eb.not(eb.exists(byViewer)), eb.not(eb.exists(ofViewer))])
}

/** The column that says whether the site's front page may show a member's face to visitors. */
export function frontPageColumn(site: Pick<Site, 'dark'>) {
  return site.dark ? 'showOnDarkFrontPage' : 'showOnFrontPage'
}
