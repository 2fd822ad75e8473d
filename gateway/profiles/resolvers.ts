import { isPromise, type MaybePromise } from '@whatwg-node/promise-helpers'
import { Audience, LikeItemType, MediaType } from '../../legacy/contract/enums'
import type { ProfileDetails } from '../../legacy/contract/shapes'
import { areasOf } from '../core/schema/areas'
import type { GatewayContext } from '../core/context'
import { legacyIdOf, toGlobalId, toPartId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { lookUp } from '../core/rest/loaders'
import { bitsOf } from '../core/schema/masks'
import { mutate } from '../core/mutation'
import { entryFor, itemAfterwards } from '../core/schema/node'
import type { Profile } from './parents'
import type { Resolvers } from '../generated/resolvers'
import { likesOf } from '../shared/likes'
import { orderedProfiles } from '../shared/orderedProfiles'

type WithId = Pick<Profile, 'id'>

/** Reads from the profile's page: one call loads those of all profiles in an operation. */
function fromPage<T>(pick: (details: ProfileDetails) => T) {
  const pickFrom = (details: ProfileDetails | null) => details && pick(details)
  return ({ id }: WithId, { loaders }: GatewayContext): MaybePromise<T | null> => {
    const details = loaders.profileDetails.load(id)
    return isPromise(details) ? details.then(pickFrom) : pickFrom(details)
  }
}

/** A field of the profile's page. */
function detail<T>(pick: (details: ProfileDetails) => T) {
  const read = fromPage(pick)
  return (profile: Profile, _args: unknown, context: GatewayContext) => read(profile, context)
}

function mediaCount(profile: WithId, type: MediaType | null | undefined, context: GatewayContext) {
  return fromPage(({ pictureCount, videoCount }) => {
    if (type === MediaType.Pictures) return pictureCount
    return type === MediaType.Video ? videoCount : pictureCount + videoCount
  })(profile, context)
}

/** A profile's page by its legacy id. */
export async function profileView(id: number, { rest }: GatewayContext) {
  const view = await lookUp(id, (profileId) => rest.Profiles.GetProfile({ query: { profileId } }))
  return view && { ...view, id }
}

export const profilesResolvers: Resolvers = {
  Query: {
    profile: (_parent, { legacyId }, { loaders }) => loaders.profiles.load(legacyId),
    profiles: (_parent, { order, gender, word, filter, ...args }, context) =>
      orderedProfiles(context, order, { gender, word, filter }, args),
    profileView: (_parent, { legacyId }, context) => profileView(legacyId, context),
  },
  ProfileView: { profileId: ({ id }) => toGlobalId('Profile', id) },
  Viewer: {
    profile: ({ id, isLoggedIn }, _args, { loaders }) => (isLoggedIn ? loaders.profiles.load(id) : null),
  },
  Profile: {
    // Changed in place, because copying a long list takes as long as reading it.
    persons: ({ id: profileId, persons }) => persons.map((person) => Object.assign(person, { profileId })),
    picture: ({ id: ownerId, picture }) => picture && Object.assign(picture, { ownerId }),
    text: detail(({ text }) => text),
    textMedia: detail(({ textMedia }) => textMedia),
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
    ...likesOf(
      LikeItemType.Profile,
      fromPage(({ likeCount }) => likeCount),
    ),
    media: ({ id }, { type, albumId, ...args }, context) => {
      const album = albumId ? legacyIdOf(albumId, 'Album') : undefined
      const filters = { profileId: id, mediaType: type ?? undefined, albumId: album }
      const total = (now: GatewayContext) => (album === undefined ? mediaCount({ id }, type, now) : null)
      return list(context, 'Profiles.GetProfileMedia', { args, filters, total })
    },
    albums: ({ id }, args, context) => {
      const total = (now: GatewayContext) => fromPage(({ albumCount }) => albumCount)({ id }, now)
      return list(context, 'Profiles.GetProfileAlbums', { args, filters: { profileId: id }, total })
    },
    relations: ({ id }, args, context) => list(context, 'Profiles.GetRelations', { args, filters: { profileId: id } }),
    guestbook: ({ id }, args, context) => {
      const total = (now: GatewayContext) => fromPage(({ guestbookCount }) => guestbookCount)({ id }, now)
      return list(context, 'Profiles.GetGuestbook', { args, filters: { profileId: id }, total })
    },
  },
  Person: {
    id: ({ id, profileId }) => toPartId('Person', { id, whole: profileId }),
    facts: async ({ id, profileId }, _args, { loaders }) => {
      const details = await loaders.profileDetails.load(profileId)
      return details?.persons.find((person) => person.id === id) ?? null
    },
  },
  MatchSettings: { audience: ({ audience }) => bitsOf(Audience, audience) },
  Likable: { __resolveType: ({ __typename }) => __typename },
  SetLikedPayload: { item: itemAfterwards() },
  Mutation: {
    setLiked: (_parent, { input: { id, liked } }, context, { schema }) =>
      mutate(context, async () => {
        const { id: itemId, of: itemType } = entryFor(areasOf(schema).likable, id)
        await context.rest.Common.ToggleLike({ body: { itemType, itemId, liked } })
        return { itemId: id }
      }),
  },
}
