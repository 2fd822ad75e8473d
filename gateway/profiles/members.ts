import { firstEdge } from '../core/lists/connections'
import { legacyIdOf, toGlobalId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { lookUp } from '../core/rest/loaders'
import { given, mutate, perform } from '../core/mutation'
import type { Resolvers } from '../generated/resolvers'
import { visitors } from '../shared/visitors'

/** Favourites, tags, notes, blocks, visits and guestbooks. */
export const membersResolvers: Resolvers = {
  Query: {
    guestbookEntry: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (entryId) => rest.Profiles.GetGuestbookEntry({ query: { entryId } })),
  },
  Viewer: {
    favourites: (_viewer, args, context) => list(context, 'TopMenu.Favorites', { args }),
    onlineFavourites: (_viewer, _args, { rest }) => rest.TopMenu.OnlineFavorites(),
    visitors: (_viewer, { range, ...args }, context) => visitors(context, range ?? undefined, args),
    menuVisits: (_viewer, args, context) => list(context, 'TopMenu.Visits', { args }),
    notes: (_viewer, { gender, text, sort, ...args }, context) => {
      const filters = {
        gender: gender ?? undefined,
        filterText: text?.trim() || undefined,
        sortType: sort ?? undefined,
      }
      return list(context, 'Profiles.GetNotes', { args, filters })
    },
    blacklist: (_viewer, args, context) => list(context, 'Profiles.GetBlacklistProfiles', { args }),
    taggedProfiles: (_viewer, { tagId: tag, ...args }, context) => {
      const tagId = tag == null ? undefined : legacyIdOf(tag, 'Tag')
      return list(context, 'Profiles.GetTaggedProfiles', { args, filters: { tagId } })
    },
    onlineTagged: (_viewer, args, context) => list(context, 'Profiles.GetOnlineTagged', { args }),
  },
  BlockedProfile: { profileId: ({ id }) => toGlobalId('Profile', id) },
  GuestbookEntry: { viewerCanDelete: ({ deletable }) => deletable },
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
    addGuestbookEntry: (_parent, { input: { profileId, text, key } }, context) =>
      mutate(context, async () => {
        const guestbook = { profileId: legacyIdOf(profileId, 'Profile') }
        const body = { ...guestbook, text, ...given({ key }) }
        const entry = await context.rest.Profiles.AddGuestbookEntry({ body })
        return { profileId, entryEdge: firstEdge('Profiles.GetGuestbook', guestbook, entry) }
      }),
    deleteGuestbookEntry: (_parent, { input: { entryId } }, context) =>
      mutate(context, async () => {
        const body = { entryId: legacyIdOf(entryId, 'GuestbookEntry') }
        await context.rest.Profiles.DeleteGuestbookEntry({ body })
        return { deletedEntryId: entryId }
      }),
  },
}
