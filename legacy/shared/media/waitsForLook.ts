import type { ExpressionBuilder } from 'kysely'
import { AlbumType, MediaKind, MediaStatus } from '../../contract/enums'
import type { DB } from '../../core/database/schema.generated'
import type { Viewer } from '../../core/handler'

/**
 * Whether the row of `media`, with its owner joined as `profile`, waits for the staff of the site's country. A main site
 * shows them nothing of the dark ones.
 */
export function waitsForLook({ site }: Viewer) {
  return (eb: ExpressionBuilder<DB, 'media' | 'profile'>) => {
    const rules = [eb('media.status', '=', MediaStatus.WaitingForLook), eb('profile.countryId', '=', site.countryId)]
    if (site.dark) return eb.and(rules)
    const red = eb
      .selectFrom('album')
      .select('album.id')
      .whereRef('album.id', '=', 'media.albumId')
      .where('album.type', '=', AlbumType.Red)
    return eb.and([...rules, eb('media.kind', '!=', MediaKind.DarkProfilePicture), eb.not(eb.exists(red))])
  }
}
