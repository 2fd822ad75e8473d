import { byPages, connection, firstEdge } from '../core/connections'
import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { lookUp } from '../core/loaders'
import { mutate, perform } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'
import { known, knownWithin, profileConnection } from './profileConnection'
import { visitors } from './visits'

/** What members have to do with one another: favourites, tags, notes, blocks, visits, guestbooks. */
export const membersResolvers: Resolvers = {
  Query: {
    guestbookEntry: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (entryId) => rest.Profiles.GetGuestbookEntry({ query: { entryId } })),
    kinks: (_parent, _args, { rest }) => rest.DarkKinks.GetAllKinks(),
  },
  Viewer: {
    favourites: (_viewer, args, context) =>
      profileConnection(
        context,
        'TopMenu.Favorites',
        args,
        {},
        byPages((query) => context.rest.TopMenu.Favorites({ query })),
      ),
    onlineFavourites: async (_viewer, _args, context) => known(context, await context.rest.TopMenu.OnlineFavorites()),
    visitors: (_viewer, { range, ...args }, context) => visitors(context, range ?? undefined, args),
    menuVisits: (_viewer, args, context) =>
      connection({
        call: 'TopMenu.Visits',
        args,
        read: byPages(async (query) => knownWithin(context, await context.rest.TopMenu.Visits({ query }))),
      }),
    notes: (_viewer, { gender, text, sort, ...args }, context) => {
      const filters = {
        gender: gender ?? undefined,
        filterText: text?.trim() || undefined,
        sortType: sort ?? undefined,
      }
      return connection({
        call: 'Profiles.GetNotes',
        args,
        filters,
        read: async (page) =>
          knownWithin(context, await context.rest.Profiles.GetNotes({ query: { ...filters, ...page } })),
      })
    },
    blacklist: (_viewer, args, { rest }) =>
      connection({
        call: 'Profiles.GetBlacklistProfiles',
        args,
        read: (query) => rest.Profiles.GetBlacklistProfiles({ query }),
      }),
    taggedProfiles: (_viewer, { tagLegacyId, ...args }, context) => {
      const filters = { tagId: tagLegacyId ?? undefined }
      return profileConnection(context, 'Profiles.GetTaggedProfiles', args, filters, (page) =>
        context.rest.Profiles.GetTaggedProfiles({ query: { ...filters, ...page } }),
      )
    },
    onlineTagged: (_viewer, args, context) =>
      profileConnection(context, 'Profiles.GetOnlineTagged', args, {}, (query) =>
        context.rest.Profiles.GetOnlineTagged({ query }),
      ),
  },
  BlockedProfile: { profileId: ({ id }) => toGlobalId('Profile', id) },
  Mutation: {
    setFavourite: (_parent, { input: { profileId, favourite } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile') }
        const { AddFavorite, RemoveFavorite } = context.rest.Profiles
        await (favourite ? AddFavorite({ body }) : RemoveFavorite({ body }))
        return { profileId }
      }),
    setTags: (_parent, { input: { profileId, tags } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile'), tags: [...tags] }
        return { profileId, tags: await context.rest.Profiles.SetTags({ body }) }
      }),
    saveNote: (_parent, { input: { profileId, text } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile'), text }
        return { profileId, note: await context.rest.Profiles.SaveNote({ body }) }
      }),
    deleteNote: (_parent, { input: { profileId } }, context) =>
      mutate(context, async () => {
        await context.rest.Profiles.DeleteNote({ body: { profileId: legacyIdOf(profileId, 'Profile') } })
        return { profileId }
      }),
    setBlacklisted: (_parent, { input: { profileId, blacklisted } }, context) =>
      mutate(context, async () => {
        const body = { profileId: legacyIdOf(profileId, 'Profile') }
        const { AddProfileToBlacklist, RemoveProfileFromBlacklist } = context.rest.Profiles
        await (blacklisted ? AddProfileToBlacklist({ body }) : RemoveProfileFromBlacklist({ body }))
        return { profileId }
      }),
    registerVisit: (_parent, { input: { profileId } }, context) =>
      perform(context, () =>
        context.rest.Profiles.RegisterVisit({ body: { profileId: legacyIdOf(profileId, 'Profile') } }),
      ),
    hideVisit: (_parent, { input: { profileId } }, context) =>
      mutate(context, async () => {
        await context.rest.Profiles.HideVisit({ body: { profileId: legacyIdOf(profileId, 'Profile') } })
        return { profileId }
      }),
    markVisitsSeen: (_parent, _args, context) => perform(context, () => context.rest.TopMenu.SetVisitsAsSeen()),
    addGuestbookEntry: (_parent, { input: { profileId, text } }, context) =>
      mutate(context, async () => {
        const id = legacyIdOf(profileId, 'Profile')
        const entry = await context.rest.Profiles.AddGuestbookEntry({ body: { profileId: id, text } })
        return { profileId, entryEdge: firstEdge('Profiles.GetGuestbook', { id }, entry) }
      }),
    deleteGuestbookEntry: (_parent, { input: { entryId } }, context) =>
      mutate(context, async () => {
        const body = { entryId: legacyIdOf(entryId, 'GuestbookEntry') }
        await context.rest.Profiles.DeleteGuestbookEntry({ body })
        return { deletedEntryId: entryId }
      }),
  },
}
