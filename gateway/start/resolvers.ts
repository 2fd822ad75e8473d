import { orderedEntries } from '../shared/orderedEntries'
import { connection, type PageArgs } from '../core/lists/connections'
import type { GatewayContext } from '../core/context'
import { toPartId } from '../core/globalIds'
import { given, perform } from '../core/mutation'
import type { StartSection } from './parents'
import type { ProfileOrder, Resolvers } from '../generated/resolvers'
import { upcomingEvents } from '../shared/upcomingEvents'
import { popularLodges } from '../shared/lodges/popularLodges'
import { orderedProfiles } from '../shared/orderedProfiles'
import { visitors } from '../shared/visitors'
import { possibleMatches } from '../shared/possibleMatches'
import { savePreference, toPreferences } from './preferences'
import { searchedMedia } from './searchedMedia'
import { sectionNumber } from './sections'
import type { StartSectionId } from '../../legacy/contract/common'
import { readSettings, rearranged, shownSections } from './startPage'

const rowSize = { defaultFirst: 12, maxFirst: 24 }

/** The order of each section that shows profiles. */
const profileOrders: Partial<Record<StartSectionId, ProfileOrder>> = {
  NewestProfiles: 'NEWEST',
  OnlineProfiles: 'ONLINE',
  BirthdayProfiles: 'BIRTHDAY',
}

/** The types of the sections that show something else. */
const otherTypes = {
  Contest: 'ContestStartSection',
  PossibleMatches: 'MatchesStartSection',
  LastVisit: 'VisitsStartSection',
  NewestMedia: 'MediaStartSection',
  SearchMedia: 'MediaStartSection',
  NewestBlogs: 'BlogsStartSection',
  UpcomingEvents: 'EventsStartSection',
  PopularLodges: 'LodgesStartSection',
  ChatRightNow: 'ChatRoomsStartSection',
} as const satisfies Partial<Record<StartSectionId, string>>

const types: Partial<Record<StartSectionId, (typeof otherTypes)[keyof typeof otherTypes]>> = otherTypes

/** The type of the graph that shows a section. */
export function sectionTypeOf({ section }: StartSection) {
  return types[section] ?? 'ProfilesStartSection'
}

const sectionId = {
  id: (section: StartSection) =>
    toPartId(sectionTypeOf(section), { id: sectionNumber(section.section), whole: section.ownerId }),
}

/** The profiles of a section. */
function membersOf(section: StartSectionId, args: PageArgs, context: GatewayContext) {
  const order = profileOrders[section]
  if (order) return orderedProfiles(context, order, {}, args, rowSize)
  return connection({
    call: 'TopMenu.OnlineFavorites',
    args,
    read: async ({ skip, take }) => (await context.rest.TopMenu.OnlineFavorites()).slice(skip, skip + take),
    ...rowSize,
  })
}

export const startResolvers: Resolvers = {
  Viewer: {
    startPage: async (viewer, _args, context) => {
      const [{ settings, isFallback }, site] = await Promise.all([
        readSettings(context),
        context.rest.Site.GetSiteConfiguration(),
      ])
      return {
        sections: shownSections(settings, site, viewer),
        searchOptions: settings.searchOptions,
        isCondensed: settings.condensedProfileView,
        isCustomized: settings.customizeStart,
        isFallback,
      }
    },
    preferences: async ({ isLoggedIn }, _args, { rest }) =>
      isLoggedIn ? toPreferences(await rest.CurrentProfile.GetProfileConfiguration()) : null,
  },
  StartSection: { __resolveType: sectionTypeOf },
  ContestStartSection: {
    ...sectionId,
    contest: async ({ hidden }, _args, { rest }) => (hidden ? null : (await rest.Contest.GetContest()).contest),
  },
  ProfilesStartSection: {
    ...sectionId,
    profiles: ({ section, hidden }, args, context) => (hidden ? null : membersOf(section, args, context)),
  },
  MatchesStartSection: {
    ...sectionId,
    possibleMatches: ({ hidden }, args, context) => (hidden ? null : possibleMatches(context, args, rowSize)),
  },
  VisitsStartSection: {
    ...sectionId,
    visits: ({ hidden }, args, context) => (hidden ? null : visitors(context, undefined, args, rowSize)),
  },
  MediaStartSection: {
    ...sectionId,
    media: ({ hidden, search }, args, context, { schema }) =>
      hidden ? null : searchedMedia(context, schema, search, args, rowSize),
  },
  BlogsStartSection: {
    ...sectionId,
    blogEntries: ({ hidden }, args, context) => (hidden ? null : orderedEntries(context, 'NEWEST', 0, args, rowSize)),
  },
  EventsStartSection: {
    ...sectionId,
    events: ({ hidden }, args, context) => (hidden ? null : upcomingEvents(context, {}, args, rowSize)),
  },
  LodgesStartSection: {
    ...sectionId,
    lodges: ({ hidden }, args, context) => (hidden ? null : popularLodges(context, args, rowSize)),
  },
  ChatRoomsStartSection: {
    ...sectionId,
    chatRooms: ({ hidden }, _args, { rest }) => (hidden ? null : rest.Common.GetChatRoomsForStart()),
  },
  Mutation: {
    saveStartPage: (_parent, { input }, context) =>
      perform(context, async () => {
        // Without the fallback: saving would overwrite unreadable settings by the defaults.
        const settings = await context.rest.Common.GetStartPageSortOptions()
        const body = {
          sortOptions: rearranged(settings, input.sections),
          searchOptions: input.searchOptions ?? settings.searchOptions,
          condensedProfileView: input.condensedProfileView,
          customizeStart: true,
        }
        await context.rest.Common.SaveStartPageSortOptions({ body })
      }),
    setPreference: (_parent, { input }, context) => perform(context, () => savePreference(input, context)),
    sendProfilePageFeedback: (_parent, { input }, context) =>
      perform(context, () => context.rest.Common.AddProfilePageNewDesignFeedback({ body: given(input) })),
  },
}
