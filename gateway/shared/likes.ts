import type { LikeItemType } from '../../legacy/contract/enums'
import type { PageArgs } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import type { Gender } from '../../legacy/contract/enums'
import { list } from '../core/lists/list'

interface Item {
  readonly id: number
}

/** The likes of a type's objects, alike for everything likable. */
export function likesOf(itemType: LikeItemType) {
  return {
    likes: ({ id }: Item, { gender, ...args }: PageArgs & { gender?: Gender | null }, context: GatewayContext) =>
      list(context, 'Common.GetLikeProfiles', {
        args,
        filters: { itemType, itemId: id, genderFilter: gender ?? undefined },
      }),
    likesOfDeletedProfiles: async ({ id }: Item, _args: unknown, { rest }: GatewayContext) => {
      const { count } = await rest.Common.GetLikeDeletedProfilesCount({ query: { itemType, itemId: id } })
      return count
    },
  }
}
