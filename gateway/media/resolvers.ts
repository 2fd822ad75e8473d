import { LikeItemType } from '../../legacy/contract/enums'
import { mutate } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'
import { profileConnection } from '../profiles/profileConnection'

export const mediaResolvers: Resolvers = {
  Viewer: {
    contentTokens: (_viewer, _args, { rest }) => rest.Common.GetContentTokens(),
  },
  Media: { __resolveType: () => 'Picture' },
  Picture: {
    path: ({ path }, { size, format }) => `${path}/${size.toLowerCase()}.${format === 'WEBP' ? 'webp' : 'jpg'}`,
    owner: async ({ id, ownerId }, _args, { loaders }) => {
      const owner = ownerId ?? (await loaders.media.load(id))?.ownerId
      return owner === undefined ? null : loaders.profiles.load(owner)
    },
    viewerHasLiked: async ({ id }, _args, { loaders }) => (await loaders.media.load(id))?.liked ?? null,
    likeCount: async ({ id }, _args, { loaders }) => (await loaders.media.load(id))?.likeCount ?? null,
    likes: ({ id }, { gender, ...args }, context) => {
      const item = { itemType: LikeItemType.Media, itemId: id, genderFilter: gender ?? undefined }
      return profileConnection(context, 'Common.GetLikeProfiles', args, item, (page) =>
        context.rest.Common.GetLikeProfiles({ query: { ...item, ...page } }),
      )
    },
    likesOfDeletedProfiles: async ({ id }, _args, { rest }) => {
      const item = { itemType: LikeItemType.Media, itemId: id }
      return (await rest.Common.GetLikeDeletedProfilesCount({ query: item })).count
    },
  },
  Mutation: {
    uploadTempMedia: (_parent, { input: { file, albumTypeId, allowNotJpeg, allowUploadVideo } }, context) =>
      mutate(context, async () => {
        const query = {
          albumTypeId: albumTypeId ?? undefined,
          allowNotJpeg: allowNotJpeg ?? false,
          allowUploadVideo: allowUploadVideo ?? false,
        }
        return { media: await context.rest.Common.UploadTempMedia({ query, file }) }
      }),
  },
}
