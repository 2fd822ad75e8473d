import { LikeItemType } from '../../legacy/contract/enums'
import type { MediaItem } from '../../legacy/contract/shapes'
import type { GatewayContext } from '../core/context'
import type { Media } from './parents'
import type { PictureResolvers } from '../generated/resolvers'
import { likesOf } from '../shared/likes'

/** A field of a media item as it came, or looked up where its call did not return it. */
async function factOf<K extends keyof MediaItem>(
  medium: Media,
  name: K,
  { loaders }: GatewayContext,
): Promise<MediaItem[K] | null> {
  const item: Partial<MediaItem> = medium
  return item[name] === undefined
    ? ((await loaders.of('Media.GetMediaByIds').load(medium.id))?.[name] ?? null)
    : item[name]
}

/** The fields of pictures and videos. */
export const mediumFields: PictureResolvers = {
  url: ({ path }, { size, format }, { media }) =>
    media.of(`${path}/${size.toLowerCase()}.${format === 'WEBP' ? 'webp' : 'jpg'}`),
  title: (medium, _args, context) => factOf(medium, 'title', context),
  createdAt: (medium, _args, context) => factOf(medium, 'createdAt', context),
  album: async (medium, _args, context) => {
    const albumId = await factOf(medium, 'albumId', context)
    return albumId === null ? null : context.loaders.of('Media.GetAlbumsByIds').load(albumId)
  },
  lodgeAlbum: async (medium, _args, context) => {
    const albumId = await factOf(medium, 'lodgeAlbumId', context)
    return albumId === null ? null : context.loaders.of('Lodges.GetLodgeMediaAlbumsByIds').load(albumId)
  },
  lodgeStatus: (medium, _args, context) => factOf(medium, 'lodgeStatus', context),
  owner: async (medium, _args, context) => {
    const ownerId = await factOf(medium, 'ownerId', context)
    return ownerId === null ? null : context.loaders.profiles.load(ownerId)
  },
  viewerCanDelete: (medium, _args, context) => factOf(medium, 'deletable', context),
  viewerHasLiked: (medium, _args, context) => factOf(medium, 'liked', context),
  likeCount: (medium, _args, context) => factOf(medium, 'likeCount', context),
  ...likesOf(LikeItemType.Media, (medium: Media, context) => factOf(medium, 'likeCount', context)),
}
