import type { LikeItemType } from '../../legacy/contract/enums'
import type { PageArgs } from '../core/connections'
import type { GatewayContext } from '../core/context'
import type { Gender } from '../core/enums'
import { profileConnection } from './profileConnection'

interface Item {
  readonly id: number
}

/** Who likes the things of a type, in the same way for all that can be liked. */
export function likesOf(itemType: LikeItemType) {
  return {
    likes: ({ id }: Item, { gender, ...args }: PageArgs & { gender?: Gender | null }, context: GatewayContext) => {
      const item = { itemType, itemId: id, genderFilter: gender ?? undefined }
      return profileConnection(context, 'Common.GetLikeProfiles', args, item, (page) =>
        context.rest.Common.GetLikeProfiles({ query: { ...item, ...page } }),
      )
    },
    likesOfDeletedProfiles: async ({ id }: Item, _args: unknown, { rest }: GatewayContext) => {
      const { count } = await rest.Common.GetLikeDeletedProfilesCount({ query: { itemType, itemId: id } })
      return count
    },
  }
}
