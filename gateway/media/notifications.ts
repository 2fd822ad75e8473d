import type { Resolvers } from '../generated/resolvers'

export const mediaNotificationsResolvers: Resolvers = {
  MediaNotification: {
    media: ({ itemId }, _args, { loaders }) => loaders.of('Media.GetMediaByIds').load(itemId),
  },
  AlbumNotification: {
    album: ({ itemId }, _args, { loaders }) => loaders.of('Media.GetAlbumsByIds').load(itemId),
  },
}
