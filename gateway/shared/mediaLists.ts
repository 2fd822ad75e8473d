import type { Connection, PageArgs, PageSize } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import type { MediaType } from '../../legacy/contract/enums'
import { legacyIdOf } from '../core/globalIds'
import { list, type ListItem } from '../core/lists/list'
import { searchBody, type SearchWish } from './searchOptions'

interface Choice {
  readonly type?: MediaType | null
  readonly kinkId?: string | null
}

/** The newest pictures and videos of the site's members. */
export function newestMedia(
  context: GatewayContext,
  { type, kinkId }: Choice,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<ListItem<'Media.GetNewestMedia'>>> {
  const filters = { mediaType: type ?? undefined, kinkId: kinkId == null ? undefined : legacyIdOf(kinkId, 'Kink') }
  return list(context, 'Media.GetNewestMedia', { args, filters, ...size })
}

/** The newest pictures and videos of the profiles that a search finds. */
export function foundMedia(
  context: GatewayContext,
  wish: SearchWish,
  type: MediaType | undefined,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<ListItem<'Media.SearchMedia'>>> {
  const filters = { ...searchBody(wish), mediaType: type }
  return list(context, 'Media.SearchMedia', { args, filters, ...size })
}
