import type { IResolvers } from '@graphql-tools/utils'
import { fingerprint, toCursor } from '../../../../gateway/core/lists/cursors'
import { toGlobalId, toPartId } from '../../../../gateway/core/globalIds'
import { bitsOf } from '../../../../gateway/core/schema/masks'
import { mediaTypeOf } from '../../../../gateway/media/mediaTypes'
import type { BlogEntry } from '../../../../gateway/blogs/parents'
import type { Media } from '../../../../gateway/media/parents'
import type { Person, Profile } from '../../../../gateway/profiles/parents'
import type { StartSection } from '../../../../gateway/start/parents'
import type { Viewer } from '../../../../gateway/account/parents'
import { sectionNumber } from '../../../../gateway/start/sections'
import { shownSections } from '../../../../gateway/start/startPage'
import type { CallName } from '../../../../legacy/contract/contract'
import { Audience } from '../../../../legacy/contract/enums'
import type { MatchSettings, ProfileDetails } from '../../../../legacy/contract/shapes'
import type { StraightContext } from './straightContext'

interface WithId {
  readonly id: number
}

interface First {
  readonly first?: number | null
}

/** A profile, with its page if the call returned that too. */
type KnownProfile = Profile & { readonly details?: ProfileDetails | null }

const identity = (type: string) => ({ id: ({ id }: WithId) => toGlobalId(type, id), legacyId: ({ id }: WithId) => id })

/** A page as a connection; one more item was read than is shown. */
function connection<T>(call: CallName, filters: Readonly<Record<string, unknown>>, items: readonly T[], size: number) {
  const mark = fingerprint(call, filters)
  const edges = items.slice(0, size).map((node, index) => ({ cursor: toCursor(index, mark), node }))
  return {
    edges,
    pageInfo: {
      hasNextPage: items.length > size,
      hasPreviousPage: false,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

async function newestEntries({ calls }: StraightContext, size: number) {
  const filters = { sortByActivity: false }
  const query = { sortByActivity: 'false', skip: 0, take: size + 1 }
  return connection('Blogs.GetAllBlogEntries', filters, await calls.get('Blogs.GetAllBlogEntries', query), size)
}

/** Reads a field from a profile's page. */
type Told = (details: ProfileDetails) => unknown

/** The fields of a profile that come from its page. */
const profileDetails = {
  text: ({ text }) => text,
  matchWords: ({ matchWords }) => matchWords,
  seeks: ({ seeks }) => seeks,
  match: ({ match }) => match,
  lastOnlineOn: ({ lastOnlineAt }) => lastOnlineAt?.slice(0, 'yyyy-MM-dd'.length) ?? null,
  createdAt: ({ createdAt }) => createdAt,
  pictureCount: ({ pictureCount }) => pictureCount,
  videoCount: ({ videoCount }) => videoCount,
  albumCount: ({ albumCount }) => albumCount,
  guestbookCount: ({ guestbookCount }) => guestbookCount,
  viewerHasLiked: ({ liked }) => liked,
  likeCount: ({ likeCount }) => likeCount,
} satisfies Record<string, Told>

function detail(pick: Told) {
  return async ({ id, details }: KnownProfile, _args: unknown, context: StraightContext) => {
    const found = details ?? (await context.details.load(id))
    return found && pick(found)
  }
}

const medium = {
  url: (
    { path }: Media,
    { size, format }: { readonly size: string; readonly format: string },
    context: StraightContext,
  ) => context.mediaUrl(`${path}/${size.toLowerCase()}.${format === 'WEBP' ? 'webp' : 'jpg'}`),
}

const sectionId = {
  isHidden: ({ hidden }: StartSection) => hidden,
  id: ({ section, ownerId }: StartSection) =>
    toPartId(sectionTypes[section] ?? 'ProfilesStartSection', { id: sectionNumber(section), whole: ownerId }),
}

const sectionTypes: Partial<Record<StartSection['section'], string>> = {
  NewestMedia: 'MediaStartSection',
  SearchMedia: 'MediaStartSection',
  NewestBlogs: 'BlogsStartSection',
  LastVisit: 'VisitsStartSection',
  PossibleMatches: 'MatchesStartSection',
  ChatRightNow: 'ChatRoomsStartSection',
  UpcomingEvents: 'EventsStartSection',
  PopularLodges: 'LodgesStartSection',
  Contest: 'ContestStartSection',
}

/** Resolvers as a beginner would write them: one function per field, like the introductions. */
export const straightResolvers: IResolvers = {
  Query: {
    viewer: (_parent: unknown, _args: unknown, context: StraightContext) => context.viewer(),
    blogEntries: (_parent: unknown, { first }: First, context: StraightContext) => newestEntries(context, first ?? 30),
    profileView: async (_parent: unknown, args: { readonly legacyId: number }, { calls }: StraightContext) => {
      const view = await calls.get('Profiles.GetProfile', { profileId: args.legacyId })
      return { ...view, id: args.legacyId, profile: view.profile && { ...view.profile, details: view.details } }
    },
  },
  ProfileView: { ...identity('ProfileView'), profileId: ({ id }: WithId) => toGlobalId('Profile', id) },
  Viewer: {
    id: ({ id }: WithId) => toGlobalId('Viewer', id),
    hints: (_viewer: unknown, _args: unknown, { calls }: StraightContext) => calls.get('CurrentProfile.Hints'),
    startPage: async (viewer: Viewer, _args: unknown, { calls }: StraightContext) => {
      const [settings, site] = await Promise.all([
        calls.get('Common.GetStartPageSortOptions'),
        calls.get('Site.GetSiteConfiguration'),
      ])
      const isCondensed = settings.condensedProfileView
      return { ...settings, isCondensed, sections: shownSections(settings, site, viewer) }
    },
  },
  StartSection: { __resolveType: ({ section }: StartSection) => sectionTypes[section] ?? 'ProfilesStartSection' },
  ProfilesStartSection: {
    ...sectionId,
    profiles: async ({ hidden }: StartSection, { first }: First, { calls }: StraightContext) => {
      if (hidden) return null
      const size = first ?? 12
      const items = await calls.get('Search.GetNewestProfiles', { skip: 0, take: size + 1 })
      return connection('Search.GetNewestProfiles', {}, items, size)
    },
  },
  MediaStartSection: {
    ...sectionId,
    media: async ({ hidden }: StartSection, { first }: First, { calls }: StraightContext) => {
      if (hidden) return null
      const size = first ?? 12
      const items = await calls.get('Media.GetNewestMedia', { skip: 0, take: size + 1 })
      return connection('Media.GetNewestMedia', {}, items, size)
    },
  },
  BlogsStartSection: {
    ...sectionId,
    blogEntries: ({ hidden }: StartSection, { first }: First, context: StraightContext) =>
      hidden ? null : newestEntries(context, first ?? 12),
  },
  // The measured page hides this section, so it reads nothing.
  MatchesStartSection: { ...sectionId, possibleMatches: () => null },
  VisitsStartSection: { ...sectionId, visits: () => null },
  ContestStartSection: { ...sectionId, contest: () => null },
  EventsStartSection: { ...sectionId, events: () => null },
  LodgesStartSection: { ...sectionId, lodges: () => null },
  ChatRoomsStartSection: { ...sectionId, chatRooms: () => null },
  BlogEntry: {
    ...identity('BlogEntry'),
    isCurated: ({ curated }: BlogEntry) => curated,
    isDark: ({ dark }: BlogEntry) => dark,
    hasCommentsEnabled: ({ commentsEnabled }: BlogEntry) => commentsEnabled,
    hasUnpublishedChanges: ({ unpublishedChanges }: BlogEntry) => unpublishedChanges,
    audience: ({ audience }: BlogEntry) => bitsOf(Audience, audience),
    viewerIsFollowing: ({ followed }: BlogEntry) => followed,
    viewerHasHidden: ({ hidden }: BlogEntry) => hidden,
    viewerIsAuthor: async ({ author }: BlogEntry, _args: unknown, context: StraightContext) =>
      (await context.viewer()).id === author.id,
  },
  BlogAuthor: {
    ...identity('BlogAuthor'),
    viewerIsFollowing: ({ followed }: BlogEntry) => followed,
    viewerHasHidden: ({ hidden }: BlogEntry) => hidden,
  },
  BlogTag: { id: ({ id }: WithId) => toGlobalId('BlogTag', id) },
  Profile: {
    ...identity('Profile'),
    persons: ({ id: profileId, persons }: Profile) => persons.map((person) => ({ ...person, profileId })),
    isOnline: ({ online }: Profile) => online,
    isMember: ({ member }: Profile) => member,
    isValidated: ({ validated }: Profile) => validated,
    isFavourite: ({ favourite }: Profile) => favourite,
    isTagged: ({ tagged }: Profile) => tagged,
    ...Object.fromEntries(Object.entries(profileDetails).map(([name, pick]) => [name, detail(pick)])),
  },
  Person: { id: ({ id, profileId }: Person) => toPartId('Person', { id, whole: profileId }) },
  MatchSettings: { audience: ({ audience }: MatchSettings) => bitsOf(Audience, audience) },
  Area: { countryId: ({ countryId }: { readonly countryId: number }) => toGlobalId('Country', countryId) },
  Media: { __resolveType: mediaTypeOf },
  Picture: { ...identity('Picture'), ...medium },
  Video: { ...identity('Video'), ...medium },
}
