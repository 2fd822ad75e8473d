import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { DarkStatus, MediaKind, MediaStatus } from '../contract/enums'
import { mayEnter } from '../core/access'
import type { DB } from '../core/database/schema.generated'
import type { Deps, Reader } from '../core/handler'
import { frontPageColumn, visibleTo } from '../core/visibility'

/** The kinds that whoever sees a profile sees too. The others are for their owner, until an area shows them to someone. */
const openKinds = [MediaKind.ProfilePicture, MediaKind.AlbumPicture, MediaKind.AlbumVideo]

/**
 * Whether the reader may see the row of `media`, with its owner joined as `profile`. Every read of media goes through this
 * one predicate. One's own are always there; those of others when they are live, their owner is visible and has confirmed
 * the copyright; a visitor, or a member who may not enter the site, sees no more than the faces of the front page.
 */
export function mediaVisibleTo(clock: Pick<Deps, 'clock'>, reader: Reader) {
  return (eb: ExpressionBuilder<DB, 'media' | 'profile'>): Expression<SqlBool> => {
    const shown = mayEnter(clock, reader)
      ? eb('media.kind', 'in', kindsFor(reader))
      : eb.and([
          eb('media.kind', 'in', openKinds),
          eb('profile.pictureId', '=', eb.ref('media.id')),
          eb(`profile.${frontPageColumn(reader.site)}`, '=', true),
        ])
    const open = eb.and([
      shown,
      eb('media.status', '=', MediaStatus.Live),
      eb('profile.forcedConsentMedia', '=', false),
      visibleTo(reader)(eb),
    ])
    const own = reader.profile?.id
    return own === undefined ? open : eb.or([eb('media.profileId', '=', own), open])
  }
}

function kindsFor({ profile }: Reader): MediaKind[] {
  return profile?.darkStatus === DarkStatus.Approved ? [...openKinds, MediaKind.DarkProfilePicture] : openKinds
}
