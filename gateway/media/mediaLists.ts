import type { Connection, PageArgs, PageSize } from '../core/connections'
import type { GatewayContext } from '../core/context'
import type { MediaType } from '../core/enums'
import type { Media } from '../core/parents'
import { searchBody, type SearchWish } from '../search/options'
import { mediaConnection } from './mediaConnection'

interface Choice {
  readonly type?: MediaType | null
  readonly kinkLegacyId?: number | null
}

/** New pictures and videos of the members of the site. */
export function newestMedia(
  context: GatewayContext,
  { type, kinkLegacyId }: Choice,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<Media>> {
  const filters = { mediaType: type ?? undefined, kinkId: kinkLegacyId ?? undefined }
  return mediaConnection(
    context,
    'Media.GetNewestMedia',
    args,
    filters,
    (page) => context.rest.Media.GetNewestMedia({ query: { ...filters, ...page } }),
    size,
  )
}

/** New pictures and videos of those members whom a search finds. */
export function foundMedia(
  context: GatewayContext,
  wish: SearchWish,
  type: MediaType | undefined,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<Media>> {
  const filters = { ...searchBody(wish), mediaType: type }
  return mediaConnection(
    context,
    'Media.SearchMedia',
    args,
    filters,
    (page) => context.rest.Media.SearchMedia({ body: { ...filters, ...page } }),
    size,
  )
}
