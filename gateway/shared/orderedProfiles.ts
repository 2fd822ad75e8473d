import type { ProfileSummary } from '../../legacy/contract/shapes'
import type { Connection, PageArgs, PageSize } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import { badInput } from '../core/errors'
import { list } from '../core/lists/list'
import { maskOf } from '../core/schema/masks'
import type { ProfileOrder, QueryProfilesArgs } from '../generated/resolvers'

/** The filters; each belongs to one order. */
type Choice = Pick<QueryProfilesArgs, 'gender' | 'word' | 'filter'>

/** Profiles in one of the graph's orders. */
export function orderedProfiles(
  context: GatewayContext,
  order: ProfileOrder,
  { gender, word, filter }: Choice,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<ProfileSummary>> {
  switch (order) {
    case 'NEWEST':
      return list(context, 'Search.GetNewestProfiles', { args, ...size })
    case 'ONLINE':
      return list(context, 'Profiles.GetOnlineProfiles', {
        args,
        filters: filter ? { filter: maskOf(filter) } : {},
        ...size,
      })
    case 'BIRTHDAY':
      return list(context, 'Profiles.GetBirthdayProfiles', { args, ...size })
    case 'TOP':
      return list(context, 'Search.GetTopProfiles', { args, filters: { gender: gender ?? undefined }, ...size })
    case 'MATCH_WORD':
      if (!word) throw badInput('MATCH_WORD needs a `word`.')
      return list(context, 'Search.SearchMatchWord', { args, filters: { word }, ...size })
  }
}
