import type { CallName } from '../../legacy/contract/contract'
import type { ProfileSummary } from '../../legacy/contract/shapes'
import type { Connection, PageArgs, PageSize } from '../core/connections'
import type { GatewayContext } from '../core/context'
import { badInput } from '../core/errors'
import { maskOf } from '../core/masks'
import type { ProfileOrder, QueryProfilesArgs } from '../generated/resolvers'
import { profileConnection } from './profileConnection'

/** What narrows an order; each of them belongs to one. */
type Choice = Pick<QueryProfilesArgs, 'gender' | 'word' | 'filter'>

interface Page {
  readonly skip: number
  readonly take: number
}

interface ProfileList {
  readonly call: CallName
  readonly filters: Readonly<Record<string, unknown>>
  readonly read: (page: Page) => Promise<readonly ProfileSummary[]>
}

/** The call behind each order. */
function listOf({ rest }: GatewayContext, order: ProfileOrder, { gender, word, filter }: Choice): ProfileList {
  switch (order) {
    case 'NEWEST':
      return {
        call: 'Search.GetNewestProfiles',
        filters: {},
        read: (page) => rest.Search.GetNewestProfiles({ query: page }),
      }
    case 'ONLINE': {
      const filters = filter ? { filter: maskOf(filter) } : {}
      return {
        call: 'Profiles.GetOnlineProfiles',
        filters,
        read: (page) => rest.Profiles.GetOnlineProfiles({ body: { ...filters, ...page } }),
      }
    }
    case 'BIRTHDAY':
      return {
        call: 'Profiles.GetBirthdayProfiles',
        filters: {},
        read: (page) => rest.Profiles.GetBirthdayProfiles({ query: page }),
      }
    case 'TOP': {
      const filters = { gender: gender ?? undefined }
      return {
        call: 'Search.GetTopProfiles',
        filters,
        read: (page) => rest.Search.GetTopProfiles({ query: { ...filters, ...page } }),
      }
    }
    case 'MATCH_WORD': {
      if (!word) throw badInput('MATCH_WORD needs a `word`.')
      return {
        call: 'Search.SearchMatchWord',
        filters: { word },
        read: (page) => rest.Search.SearchMatchWord({ query: { word, ...page } }),
      }
    }
  }
}

/** Profiles in one of the orders that the graph offers. */
export function orderedProfiles(
  context: GatewayContext,
  order: ProfileOrder,
  choice: Choice,
  args: PageArgs,
  size?: PageSize,
): Promise<Connection<ProfileSummary>> {
  const { call, filters, read } = listOf(context, order, choice)
  return profileConnection(context, call, args, filters, read, size)
}
