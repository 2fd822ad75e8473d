import { isPromise, type MaybePromise } from '@whatwg-node/promise-helpers'
import { Audience, LikeItemType } from '../../legacy/contract/enums'
import type { ProfileDetails } from '../../legacy/contract/shapes'
import { connection } from '../core/connections'
import type { GatewayContext } from '../core/context'
import { itemOf, toGlobalId } from '../core/globalIds'
import { lookUp } from '../core/loaders'
import { bitsOf } from '../core/masks'
import { mutate } from '../core/mutation'
import { itemAfterwards } from '../core/node'
import type { Likable, Profile } from '../core/parents'
import type { Resolvers } from '../generated/resolvers'
import { knownAlbums, mediaConnection } from '../media/mediaConnection'
import { likesOf } from './likes'
import { orderedProfiles } from './orderedProfiles'
import { known, knownWithin } from './profileConnection'

/** How the REST calls name the types that can be liked. Areas add theirs. */
const likable: Readonly<Record<Likable['__typename'], LikeItemType>> = {
  Profile: LikeItemType.Profile,
  Picture: LikeItemType.Media,
  Video: LikeItemType.Media,
  BlogEntry: LikeItemType.BlogEntry,
  BlogComment: LikeItemType.Comment,
}

const likableTypes = Object.keys(likable) as Likable['__typename'][]

/** A fact of the profile's page: all that one operation asks for, of all its profiles, is one call. */
function detail<T>(pick: (details: ProfileDetails) => T) {
  const pickFrom = (details: ProfileDetails | null) => details && pick(details)
  return ({ id }: Profile, _args: unknown, { loaders }: GatewayContext): MaybePromise<T | null> => {
    const details = loaders.profileDetails.load(id)
    return isPromise(details) ? details.then(pickFrom) : pickFrom(details)
  }
}

export const profilesResolvers: Resolvers = {
  Query: {
    profile: (_parent, { legacyId }, { loaders }) => loaders.profiles.load(legacyId),
    profiles: (_parent, { order, gender, word, filter, ...args }, context) =>
      orderedProfiles(context, order, { gender, word, filter }, args),
    profileView: async (_parent, { legacyId }, context) => {
      const view = await lookUp(legacyId, (profileId) => context.rest.Profiles.GetProfile({ query: { profileId } }))
      if (view?.profile) known(context, [view.profile])
      if (view?.details) context.loaders.profileDetails.prime(view.details.id, view.details)
      return view && { ...view, id: legacyId }
    },
  },
  ProfileView: { profileId: ({ id }) => toGlobalId('Profile', id) },
  Viewer: {
    profile: ({ id, isLoggedIn }, _args, { loaders }) => (isLoggedIn ? loaders.profiles.load(id) : null),
  },
  Profile: {
    // Noted in place: copies of all that a list holds take as long as reading it.
    persons: ({ id: profileId, persons }) => persons.map((person) => Object.assign(person, { profileId })),
    picture: ({ id: ownerId, picture }) => picture && Object.assign(picture, { ownerId }),
    isFavourite: ({ favourite }) => favourite,
    isTagged: ({ tagged }) => tagged,
    text: detail(({ text }) => text),
    matchWords: detail(({ matchWords }) => matchWords),
    seeks: detail(({ seeks }) => seeks),
    match: detail(({ match }) => match),
    lastOnlineOn: detail(({ lastOnlineAt }) => lastOnlineAt?.slice(0, 'yyyy-MM-dd'.length) ?? null),
    createdAt: detail(({ createdAt }) => createdAt),
    visitCount: detail(({ visitCount }) => visitCount),
    pictureCount: detail(({ pictureCount }) => pictureCount),
    videoCount: detail(({ videoCount }) => videoCount),
    albumCount: detail(({ albumCount }) => albumCount),
    guestbookCount: detail(({ guestbookCount }) => guestbookCount),
    viewerNote: detail(({ note }) => note),
    viewerTags: detail(({ tags }) => tags),
    viewerHasLiked: detail(({ liked }) => liked),
    likeCount: detail(({ likeCount }) => likeCount),
    ...likesOf(LikeItemType.Profile),
    media: ({ id }, { type, albumLegacyId, ...args }, context) => {
      const filters = { profileId: id, mediaType: type ?? undefined, albumId: albumLegacyId ?? undefined }
      return mediaConnection(context, 'Profiles.GetProfileMedia', args, filters, (page) =>
        context.rest.Profiles.GetProfileMedia({ query: { ...filters, ...page } }),
      )
    },
    albums: ({ id }, args, context) =>
      connection({
        call: 'Profiles.GetProfileAlbums',
        args,
        filters: { id },
        read: async (page) =>
          knownAlbums(context, await context.rest.Profiles.GetProfileAlbums({ query: { profileId: id, ...page } })),
      }),
    relations: ({ id }, args, context) =>
      connection({
        call: 'Profiles.GetRelations',
        args,
        filters: { id },
        read: async (page) =>
          knownWithin(context, await context.rest.Profiles.GetRelations({ query: { profileId: id, ...page } })),
      }),
    guestbook: ({ id }, args, context) =>
      connection({
        call: 'Profiles.GetGuestbook',
        args,
        filters: { id },
        read: async (page) => {
          const entries = await context.rest.Profiles.GetGuestbook({ query: { profileId: id, ...page } })
          known(
            context,
            entries.map(({ author }) => author),
          )
          return entries
        },
      }),
  },
  Person: {
    facts: async ({ id, profileId }, _args, { loaders }) => {
      const details = await loaders.profileDetails.load(profileId)
      return details?.persons.find((person) => person.id === id) ?? null
    },
  },
  MatchSettings: { audience: ({ audience }) => bitsOf(Audience, audience) },
  Likable: { __resolveType: ({ __typename }) => __typename },
  SetLikedPayload: { item: itemAfterwards(likableTypes) },
  Mutation: {
    setLiked: (_parent, { input: { id, liked } }, context) =>
      mutate(context, async () => {
        const item = itemOf(id, likableTypes)
        await context.rest.Common.ToggleLike({ body: { itemType: likable[item.type], itemId: item.id, liked } })
        return { itemId: id }
      }),
  },
}
