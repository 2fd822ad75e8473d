import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { DarkStatus, ProfileStatus } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Site } from '../../core/sites'
import type { ViewerExpression } from './viewerExpression'

/**
 * Whether the viewer may see the row of `profile`: it is active, its consent to sensitive data stands, neither has blocked
 * the other, and on a dark site it is approved for it. Every read of profiles, and of what belongs to them, goes through this one predicate.
 */
export function visibleTo(viewer: ViewerExpression) {
  return (eb: ExpressionBuilder<DB, 'profile'>): Expression<SqlBool> => {
    const rules = [eb('profile.status', '=', ProfileStatus.Active), eb('profile.privacyConsentAt', 'is not', null)]
    if (viewer.site.dark) rules.push(eb('profile.darkStatus', '=', DarkStatus.Approved))
    if (viewer.profile) rules.push(unblocked(viewer.profile.id, eb.ref('profile.id')))
    return eb.and(rules)
  }
}

/** Whether of a profile and another, who may be nobody, neither has blocked the other. */
export function unblocked(profileId: number | Expression<number>, otherId: Expression<number | null>) {
  const eb = expressionBuilder<DB, 'profile'>()
  // Two questions instead of one with an `or`: PostgreSQL looks up the viewer's blocks once, not row by row.
  const blocks = eb.selectFrom('blacklist').select('blacklist.profileId')
  const byViewer = blocks.where('blacklist.profileId', '=', profileId).where('blacklist.blockedId', '=', otherId)
  const ofViewer = blocks.where('blacklist.blockedId', '=', profileId).where('blacklist.profileId', '=', otherId)
  return eb.and([eb.not(eb.exists(byViewer)), eb.not(eb.exists(ofViewer))])
}

/** The column that says whether visitors of the site may see a member's face on its front page. */
export function frontPageColumn(site: Pick<Site, 'dark'>) {
  return site.dark ? 'showOnDarkFrontPage' : 'showOnFrontPage'
}
