import type { ExpressionBuilder, SqlBool, Expression } from 'kysely'
import { DarkStatus, ProfileStatus } from '../contract/enums'
import type { DB } from './database/schema.generated'
import type { Reader } from './handler'
import type { Site } from './sites'

/**
 * Whether the reader may see the row of `profile`: it is active, its consent to sensitive data stands, neither has blocked
 * the other, and on a dark site it is approved for it. Every read of profiles, and of what belongs to them, goes through this one predicate.
 */
export function visibleTo(reader: Reader) {
  return (eb: ExpressionBuilder<DB, 'profile'>): Expression<SqlBool> => {
    const rules = [eb('profile.status', '=', ProfileStatus.Active), eb('profile.privacyConsentAt', 'is not', null)]
    if (reader.site.dark) rules.push(eb('profile.darkStatus', '=', DarkStatus.Approved))
    const own = reader.profile?.id
    if (own !== undefined) {
      const blocked = eb
        .selectFrom('blacklist')
        .select('blacklist.profileId')
        .where((b) =>
          b.or([
            b.and([b('blacklist.profileId', '=', own), b('blacklist.blockedId', '=', b.ref('profile.id'))]),
            b.and([b('blacklist.profileId', '=', b.ref('profile.id')), b('blacklist.blockedId', '=', own)]),
          ]),
        )
      rules.push(eb.not(eb.exists(blocked)))
    }
    return eb.and(rules)
  }
}

/** The column that says whether visitors of the site may see a member's face on its front page. */
export function frontPageColumn(site: Pick<Site, 'dark'>) {
  return site.dark ? 'showOnDarkFrontPage' : 'showOnFrontPage'
}
