import type { CallName } from '../../legacy/contract/contract'
import type { Album, MediaItem, ProfileSummary } from '../../legacy/contract/shapes'
import { type Connection, connection, type PageArgs, type PageSize } from '../core/connections'
import type { GatewayContext } from '../core/context'
import { known } from '../profiles/profileConnection'

type ListedMedium = MediaItem & { readonly owner?: ProfileSummary }

/** Keeps media that a list brought along, with their owners where it knows them. */
export function knownMedia<L extends readonly ListedMedium[]>(context: GatewayContext, media: L): L {
  for (const medium of media) {
    context.loaders.media.prime(medium.id, medium)
    if (medium.owner) known(context, [medium.owner])
  }
  return media
}

/** Keeps albums that a list brought along. */
export function knownAlbums<L extends readonly Album[]>(context: GatewayContext, albums: L): L {
  for (const album of albums) context.loaders.albums.prime(album.id, album)
  return albums
}

/** A list of media as a connection. */
export function mediaConnection<T extends ListedMedium>(
  context: GatewayContext,
  call: CallName,
  args: PageArgs,
  filters: Readonly<Record<string, unknown>>,
  read: (page: { skip: number; take: number }) => Promise<readonly T[]>,
  size?: PageSize,
): Promise<Connection<T>> {
  return connection({ call, args, filters, read: async (page) => knownMedia(context, await read(page)), ...size })
}
