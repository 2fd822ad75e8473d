import type { MaybePromise } from '@whatwg-node/promise-helpers'
import type { LikeItemType } from '../../legacy/contract/enums'
import type { PageArgs } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import type { Gender } from '../../legacy/contract/enums'
import { list } from '../core/lists/list'

interface Item {
  readonly id: number
}

/**
 * The likes of a type's objects, alike for everything likable. `count` is the number of likes that the object itself
 * shows.
 */
export function likesOf<T extends Item>(
  itemType: LikeItemType,
  count: (item: T, context: GatewayContext) => MaybePromise<number | null>,
) {
  return {
    likes: (item: T, { gender, ...args }: PageArgs & { gender?: Gender | null }, context: GatewayContext) =>
      list(context, 'Common.GetLikeProfiles', {
        args,
        filters: { itemType, itemId: item.id, genderFilter: gender ?? undefined },
        total: (now) => (gender == null ? count(item, now) : null),
      }),
    likesOfDeletedProfiles: async ({ id }: Item, _args: unknown, { rest }: GatewayContext) => {
      const deleted = await rest.Common.GetLikeDeletedProfilesCount({ query: { itemType, itemId: id } })
      return deleted.count
    },
  }
}
