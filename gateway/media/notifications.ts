import type { Resolvers } from '../generated/resolvers'

export const mediaNotificationsResolvers: Resolvers = {
  MediaNotification: {
    mediaLegacyId: ({ itemId }) => itemId,
    media: ({ itemId }, _args, { loaders }) => loaders.of('Media.GetMediaByIds').load(itemId),
  },
  AlbumNotification: { albumLegacyId: ({ itemId }) => itemId },
}
