import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { MediaKind, MediaStatus } from '../contract/enums'
import { LodgeMediaStatus } from '../contract/lodges/lodgeEnums'
import type { DB } from '../core/database/schema.generated'
import type { Viewer } from '../core/handler'
import { lodgePartVisibleTo, roleHasRight } from '../shared/lodges/visibility'
import type { MediaGrant } from '../shared/media/grants'
import { visibleTo } from '../shared/visibility/profiles'
import type { ViewerExpression } from '../shared/visibility/viewerExpression'

type MediaBuilder = ExpressionBuilder<DB, 'media' | 'profile'>

export const lodgeMediaKinds: readonly MediaKind[] = [MediaKind.LodgeAlbumPicture, MediaKind.LodgeAlbumVideo]

/** Whether the viewer may see the albums of the row of `lodge`. */
export function albumsVisibleTo(viewer: ViewerExpression) {
  return lodgePartVisibleTo(viewer, 'mediaPublic')
}

/**
 * Whether the row of `media`, with its owner joined as `profile`, can be shown to a viewer who may see the albums of
 * its lodge, apart from the leaders' acceptance.
 */
export function showable(viewer: ViewerExpression) {
  return (eb: MediaBuilder): Expression<SqlBool> =>
    eb.and([
      eb('media.status', '=', MediaStatus.Live),
      eb('profile.forcedConsentMedia', '=', false),
      visibleTo(viewer)(eb),
    ])
}

/** The same for all of them: the leaders have accepted it. */
export function acceptedFor(viewer: ViewerExpression) {
  return (eb: MediaBuilder): Expression<SqlBool> =>
    eb.and([eb('media.lodgeStatus', '=', LodgeMediaStatus.Accepted), showable(viewer)(eb)])
}

/** The same for those who accept media: it waits for them. */
export function waitingFor(viewer: ViewerExpression) {
  return (eb: MediaBuilder): Expression<SqlBool> =>
    eb.and([eb('media.lodgeStatus', '=', LodgeMediaStatus.Waiting), showable(viewer)(eb)])
}

/**
 * Grants those who may see the albums of a lodge the accepted media in them, and those who accept media also what
 * waits.
 */
export const shownInLodge: MediaGrant = (eb, _deps, viewer: Viewer) => {
  const lodges = eb
    .selectFrom('lodge')
    .select('lodge.id')
    .whereRef('lodge.id', '=', 'media.lodgeId')
    .where(albumsVisibleTo(viewer))
    .where((lodge) =>
      lodge.or([eb('media.lodgeStatus', '=', LodgeMediaStatus.Accepted), roleHasRight(viewer, 'acceptMedia')(lodge)]),
    )
  return eb.and([eb('media.kind', 'in', lodgeMediaKinds), showable(viewer)(eb), eb.exists(lodges)])
}
