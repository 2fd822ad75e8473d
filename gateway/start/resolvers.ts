import { toGlobalId } from '../core/globalIds'
import { given, mutate, perform } from '../core/mutation'
import type { ProfileOrder, Resolvers } from '../generated/resolvers'
import { orderedProfiles } from '../profiles/orderedProfiles'
import type { StartSectionId } from './sections'
import { readSettings, rearranged, shownSections } from './startPage'

/** The sections that show a row of members, and in which order. */
const profileOrders: Partial<Record<StartSectionId, ProfileOrder>> = {
  NewestProfiles: 'NEWEST',
  OnlineProfiles: 'ONLINE',
  BirthdayProfiles: 'BIRTHDAY',
}

export const startResolvers: Resolvers = {
  Viewer: {
    startPage: async (_viewer, _args, context) => {
      const [{ settings, isFallback }, site] = await Promise.all([
        readSettings(context),
        context.rest.Site.GetSiteConfiguration(),
      ])
      return {
        sections: shownSections(settings, site),
        searchOptions: settings.searchOptions,
        condensedProfileView: settings.condensedProfileView,
        customized: settings.customizeStart,
        isFallback,
      }
    },
    configuration: ({ isLoggedIn }, _args, { rest }) =>
      isLoggedIn ? rest.CurrentProfile.GetProfileConfiguration() : null,
  },
  StartSection: {
    __resolveType: ({ section }) => (profileOrders[section] ? 'ProfilesStartSection' : 'ChatRoomsStartSection'),
  },
  ProfilesStartSection: {
    id: ({ section }) => toGlobalId('StartSection', section),
    profiles: ({ section, hidden }, args, context) => {
      const order = profileOrders[section]
      return hidden || !order ? null : orderedProfiles(context, order, args, { defaultFirst: 12, maxFirst: 24 })
    },
  },
  ChatRoomsStartSection: {
    id: ({ section }) => toGlobalId('StartSection', section),
    chatRooms: ({ hidden }, _args, { rest }) => (hidden ? null : rest.Common.GetChatRoomsForStart()),
  },
  Mutation: {
    saveStartPage: (_parent, { input }, context) =>
      perform(context, async () => {
        // Without the fallback: what could not be read would be overwritten by the defaults.
        const settings = await context.rest.Common.GetStartPageSortOptions()
        const body = {
          sortOptions: rearranged(settings, input.sections),
          searchOptions: input.searchOptions ?? settings.searchOptions,
          condensedProfileView: input.condensedProfileView,
          customizeStart: true,
        }
        await context.rest.Common.SaveStartPageSortOptions({ body })
      }),
    setConfigurationValue: (_parent, { input }, context) =>
      mutate(context, async () => ({
        value: await context.rest.EditProfile.UpdateProfileConfiguration({ body: input }),
      })),
    sendProfilePageFeedback: (_parent, { input }, context) =>
      perform(context, () => context.rest.Common.AddProfilePageNewDesignFeedback({ body: given(input) })),
  },
}
