import { after, HOUR } from '../core/clock'
import { pageOf, type Handlers, type Page } from '../core/handler'
import { block, blockedProfiles, unblock } from './blacklist'
import { profileDetails } from './details'
import { addFavourite, favourites, onlineFavourites, removeFavourite } from './favourites'
import { addEntry, deleteEntry, guestbook, guestbookEntry } from './guestbook'
import { markOnline } from './heartbeat'
import { allKinks, kinksWithBlogTags } from './kinks'
import { likeDeletedProfilesCount, likeProfiles, toggleLike } from './likes'
import { birthdayProfiles, onlineProfiles } from './lists'
import { deleteNote, notes, saveNote } from './notes'
import { profilePage } from './page'
import { agreedRelations } from './agreedRelations'
import { profileFilterOf } from '../shared/configuration'
import { pageOfProfiles } from '../shared/profiles/pageOfProfiles'
import { profileSummaries } from '../shared/profiles/summary'
import { onlineTagged, setTags, taggedProfiles } from './tags'
import { hideVisit, markVisitsSeen, registerVisit, visitors, VISITS_SHOWN_FOR } from './visits'

/** Favourites who are online are a menu, and no list to page through. */
const MOST_ONLINE_FAVOURITES = 100

/** Profiles, their pages, and what members have to do with one another. */
export const profilesHandlers = {
  'Profiles.GetProfilesByIds': (deps, { reader, body }) => profileSummaries(deps, body.ids, reader),
  'Profiles.GetProfileDetailsByIds': (deps, { reader, body }) => profileDetails(deps, body.ids, reader),
  'Profiles.GetProfile': (deps, { reader, query }) => profilePage(deps, reader, query.profileId),
  'Profiles.GetRelations': (deps, { reader, query }) => agreedRelations(deps, reader, query),
  'Profiles.GetOnlineProfiles': async (deps, { reader, body }) => {
    const filter = body.filter ?? (await profileFilterOf(deps.db, reader.profile.id))
    return pageOfProfiles(deps, reader, onlineProfiles(deps.db, reader, deps.clock.now(), filter), pageOf(body))
  },
  'Profiles.GetBirthdayProfiles': (deps, { reader, query }) =>
    pageOfProfiles(deps, reader, birthdayProfiles(deps.db, reader, deps.clock.now()), pageOf(query)),

  'Profiles.GetGuestbook': (deps, { reader, query }) => guestbook(deps, reader, query),
  'Profiles.GetGuestbookEntry': (deps, { reader, query }) => guestbookEntry(deps, reader, query.entryId),
  'Profiles.AddGuestbookEntry': (deps, { reader, body }) => addEntry(deps, reader, body),
  'Profiles.DeleteGuestbookEntry': async ({ db }, { reader, body }) => {
    await deleteEntry(db, reader, body.entryId)
    return {}
  },

  'Profiles.AddFavorite': async (deps, { reader, body }) => {
    await addFavourite(deps, reader, body.profileId)
    return {}
  },
  'Profiles.RemoveFavorite': async ({ db }, { reader, body }) => {
    await removeFavourite(db, reader, body.profileId)
    return {}
  },
  'TopMenu.Favorites': (deps, { reader, query }) =>
    pageOfProfiles(deps, reader, favourites(deps.db, reader), menuPage(query)),
  'TopMenu.OnlineFavorites': (deps, { reader }) =>
    pageOfProfiles(deps, reader, onlineFavourites(deps.db, reader, deps.clock.now()), {
      skip: 0,
      take: MOST_ONLINE_FAVOURITES,
    }),

  'Profiles.SetTags': ({ db }, { reader, body }) => setTags(db, reader, body),
  'Profiles.GetTaggedProfiles': (deps, { reader, query }) =>
    pageOfProfiles(deps, reader, taggedProfiles(deps.db, reader, query.tagId), pageOf(query)),
  'Profiles.GetOnlineTagged': (deps, { reader, query }) =>
    pageOfProfiles(deps, reader, onlineTagged(deps.db, reader, deps.clock.now()), pageOf(query)),

  'Profiles.GetNotes': (deps, { reader, query }) => notes(deps, reader, query),
  'Profiles.SaveNote': (deps, { reader, body }) => saveNote(deps, reader, body),
  'Profiles.DeleteNote': async ({ db }, { reader, body }) => {
    await deleteNote(db, reader, body.profileId)
    return {}
  },

  'Profiles.GetBlacklistProfiles': ({ db }, { reader, query }) => blockedProfiles(db, reader, pageOf(query)),
  'Profiles.AddProfileToBlacklist': async (deps, { reader, body }) => {
    await block(deps, reader, body.profileId)
    return {}
  },
  'Profiles.RemoveProfileFromBlacklist': async ({ db }, { reader, body }) => {
    await unblock(db, reader, body.profileId)
    return {}
  },

  'Profiles.RegisterVisit': async (deps, { reader, body }) => {
    await registerVisit(deps, reader, body.profileId)
    return {}
  },
  'Profiles.GetVisitors': (deps, { reader, body }) => {
    const range = body.hours === undefined ? VISITS_SHOWN_FOR : body.hours * HOUR
    return visitors(deps, reader, { since: after(deps.clock.now(), -range), ...pageOf(body) })
  },
  'TopMenu.Visits': (deps, { reader, query }) =>
    visitors(deps, reader, { since: after(deps.clock.now(), -VISITS_SHOWN_FOR), ...menuPage(query) }),
  'Profiles.HideVisit': async ({ db }, { reader, body }) => {
    await hideVisit(db, reader, body.profileId)
    return {}
  },
  'TopMenu.SetVisitsAsSeen': async ({ db }, { reader }) => {
    await markVisitsSeen(db, reader)
    return {}
  },

  'Common.UpdateHeartbeat': async (deps, { reader, body }) => {
    await markOnline(deps, reader)
    return { upToDate: body.version === deps.settings.version }
  },

  'Common.ToggleLike': (deps, { reader, body }) => toggleLike(deps, reader, body),
  'Common.GetLikeProfiles': (deps, { reader, query }) => likeProfiles(deps, reader, query),
  'Common.GetLikeDeletedProfilesCount': (deps, { reader, query }) => likeDeletedProfilesCount(deps, reader, query),

  'DarkKinks.GetAllKinks': ({ db }, { reader }) => allKinks(db, reader.locale),
  'DarkKinks.SearchKinksWithBlogTags': (deps, { reader, query }) => kinksWithBlogTags(deps, reader, query),
} satisfies Partial<Handlers>

/** A page of a menu, which counts pages instead of items. */
function menuPage({ page = 0, take = 30 }: { readonly page?: number; readonly take?: number }): Page {
  return pageOf({ skip: page * take, take })
}
