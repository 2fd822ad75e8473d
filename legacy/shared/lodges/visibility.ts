import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import { LodgeRole } from '../../contract/lodges/lodgeEnums'
import { lodgeRights, memberRoles, type LodgeRight } from '../../contract/lodgeRights'
import type { DB } from '../../core/database/schema.generated'
import type { Viewer } from '../../core/handler'
import { unblocked } from '../visibility/profiles'
import type { ViewerExpression } from '../visibility/viewerExpression'

type LodgeBuilder = ExpressionBuilder<DB, 'lodge'>

/** The columns of what the leaders may make public. */
export type LodgePart = 'debatesPublic' | 'meetupsPublic' | 'mediaPublic' | 'membersPublic'

/**
 * Whether the viewer may know of the row of `lodge`: it is not deleted, belongs to the viewer's kind of site, has
 * not blacklisted the viewer, and there is no block between its owner and the viewer. Every read of lodges, and of
 * what is in them, uses this one predicate. Visitors know of none.
 */
export function lodgeVisibleTo(viewer: ViewerExpression) {
  return (eb: LodgeBuilder): Expression<SqlBool> => {
    if (!viewer.profile) return eb.val(false)
    const { id } = viewer.profile
    return eb.and([
      eb('lodge.deletedAt', 'is', null),
      eb('lodge.dark', '=', viewer.site.dark),
      unblocked(id, eb.ref('lodge.ownerId')),
      eb.not(hasRole(eb, id, [LodgeRole.Blacklisted])),
    ])
  }
}

/** Whether the viewer may see a part of the row of `lodge`: they are in it, or its leaders made the part public. */
export function lodgePartVisibleTo(viewer: ViewerExpression, part: LodgePart) {
  return (eb: LodgeBuilder): Expression<SqlBool> => {
    if (!viewer.profile) return eb.val(false)
    return eb.and([
      lodgeVisibleTo(viewer)(eb),
      eb.or([eb(`lodge.${part}`, '=', true), hasRole(eb, viewer.profile.id, memberRoles)]),
    ])
  }
}

/** Whether the viewer's role in the row of `lodge` has a right that no audience limits. */
export function roleHasRight(viewer: ViewerExpression, right: LodgeRight) {
  return (eb: LodgeBuilder): Expression<SqlBool> =>
    viewer.profile ? hasRole(eb, viewer.profile.id, lodgeRights[right]) : eb.val(false)
}

/** Whether the row of `lodge` belongs to the community of the viewer's site. */
export function communityLodges({ site }: Viewer) {
  return (eb: LodgeBuilder): Expression<SqlBool> =>
    eb.and([eb('lodge.dark', '=', site.dark), eb('lodge.countryId', '=', site.countryId)])
}

function hasRole(
  lodge: LodgeBuilder,
  profileId: number | Expression<number>,
  roles: readonly LodgeRole[],
): Expression<SqlBool> {
  const eb = expressionBuilder<DB, 'lodge'>()
  return eb.exists(
    eb
      .selectFrom('lodgeMembership as standing')
      .select('standing.lodgeId')
      .where('standing.lodgeId', '=', lodge.ref('lodge.id'))
      .where('standing.profileId', '=', profileId)
      .where('standing.role', 'in', roles),
  )
}
