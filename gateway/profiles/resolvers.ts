import { LikeItemType } from '../../legacy/contract/enums'
import type { GatewayContext } from '../core/context'
import { badInput } from '../core/errors'
import { fromGlobalId } from '../core/globalIds'
import { mutate } from '../core/mutation'
import type { Picture } from '../core/parents'
import type { Resolvers } from '../generated/resolvers'
import { orderedProfiles } from './orderedProfiles'

interface LikableType {
  readonly itemType: LikeItemType
  readonly load: (id: number, context: GatewayContext) => Promise<Picture | null>
}

/** The types that can be liked: how the REST calls name them, and how one is read again. Areas add theirs. */
const likable: Readonly<Record<string, LikableType>> = {
  Picture: { itemType: LikeItemType.Media, load: (id, { loaders }) => loaders.media.load(id) },
}

function likableOf(globalId: string) {
  const item = fromGlobalId(globalId)
  const type = item && likable[item.type]
  if (!item || !type) throw badInput('This id is not of something that can be liked.')
  return { ...type, itemId: item.id }
}

export const profilesResolvers: Resolvers = {
  Query: {
    profile: (_parent, { legacyId }, { loaders }) => loaders.profiles.load(legacyId),
    profiles: (_parent, { order, ...args }, context) => orderedProfiles(context, order, args),
  },
  Viewer: {
    profile: ({ id, isLoggedIn }, _args, { loaders }) => (isLoggedIn ? loaders.profiles.load(id) : null),
  },
  Profile: {
    picture: ({ id, picture }) => picture && { ...picture, ownerId: id },
    isFavourite: ({ favourite }) => favourite,
    isTagged: ({ tagged }) => tagged,
  },
  Likable: { __resolveType: () => 'Picture' },
  SetLikedPayload: {
    item: ({ likedId }, _args, context) => {
      if (!likedId) return null
      const { load, itemId } = likableOf(likedId)
      return load(itemId, context)
    },
  },
  Mutation: {
    setLiked: (_parent, { input: { id, liked } }, context) =>
      mutate(context, async () => {
        const { itemType, itemId } = likableOf(id)
        await context.rest.Common.ToggleLike({ body: { itemType, itemId, liked } })
        return { likedId: id }
      }),
  },
}
