import { after, HOUR } from '../core/clock'
import { pageOf, type Handlers, type Page } from '../core/handler'
import { block, blockedProfiles, unblock } from './blacklist'
import { profileDetails } from './details'
import { addFavourite, favourites, onlineFavourites, removeFavourite } from './favourites'
import { addEntry, deleteEntry, guestbook, guestbookEntry } from './guestbook'
import { markOnline } from './heartbeat'
import { likeDeletedProfilesCount, likeProfiles, toggleLike } from './likes'
import { birthdayProfiles, onlineProfiles } from './lists'
import { deleteNote, notes, saveNote } from './notes'
import { profilePage } from './page'
import { agreedRelations, relation } from './relations'
import { profileFilterOf } from '../shared/configuration'
import { pageOfProfiles } from '../shared/profiles/pageOfProfiles'
import { profileSummaries } from '../shared/profiles/summary'
import { onlineTagged, setTags, taggedProfiles } from './tags'
import { hideVisit, markVisitsSeen, registerVisit, visitors, VISITS_SHOWN_FOR } from './visits'

/** The menu of online favourites has no pages, hence the limit. */
const MAX_ONLINE_FAVOURITES = 100

export const profilesHandlers = {
  'Profiles.GetProfilesByIds': (deps, { viewer, body }) => profileSummaries(deps, body.ids, viewer),
  'Profiles.GetProfileDetailsByIds': (deps, { viewer, body }) => profileDetails(deps, body.ids, viewer),
  'Profiles.GetProfile': (deps, { viewer, query }) => profilePage(deps, viewer, query.profileId),
  'Profiles.GetRelations': (deps, { viewer, query }) => agreedRelations(deps, viewer, query),
  'Profiles.GetRelation': (deps, { viewer, query }) => relation(deps, viewer, query),
  'Profiles.GetOnlineProfiles': async (deps, { viewer, body }) => {
    const filter = body.filter ?? (await profileFilterOf(deps.db, viewer.profile.id))
    return pageOfProfiles(deps, viewer, onlineProfiles(deps.db, viewer, deps.clock.now(), filter), pageOf(body))
  },
  'Profiles.GetBirthdayProfiles': (deps, { viewer, query }) =>
    pageOfProfiles(deps, viewer, birthdayProfiles(deps.db, viewer, deps.clock.now()), pageOf(query)),

  'Profiles.GetGuestbook': (deps, { viewer, query }) => guestbook(deps, viewer, query),
  'Profiles.GetGuestbookEntry': (deps, { viewer, query }) => guestbookEntry(deps, viewer, query.entryId),
  'Profiles.AddGuestbookEntry': (deps, { viewer, body }) => addEntry(deps, viewer, body),
  'Profiles.DeleteGuestbookEntry': async ({ db }, { viewer, body }) => {
    await deleteEntry(db, viewer, body.entryId)
    return {}
  },

  'Profiles.AddFavorite': async (deps, { viewer, body }) => {
    await addFavourite(deps, viewer, body.profileId)
    return {}
  },
  'Profiles.RemoveFavorite': async ({ db }, { viewer, body }) => {
    await removeFavourite(db, viewer, body.profileId)
    return {}
  },
  'TopMenu.Favorites': (deps, { viewer, query }) =>
    pageOfProfiles(deps, viewer, favourites(deps.db, viewer), menuPage(query)),
  'TopMenu.OnlineFavorites': (deps, { viewer }) =>
    pageOfProfiles(deps, viewer, onlineFavourites(deps.db, viewer, deps.clock.now()), {
      skip: 0,
      take: MAX_ONLINE_FAVOURITES,
    }),

  'Profiles.SetTags': ({ db }, { viewer, body }) => setTags(db, viewer, body),
  'Profiles.GetTaggedProfiles': (deps, { viewer, query }) =>
    pageOfProfiles(deps, viewer, taggedProfiles(deps.db, viewer, query.tagId), pageOf(query)),
  'Profiles.GetOnlineTagged': (deps, { viewer, query }) =>
    pageOfProfiles(deps, viewer, onlineTagged(deps.db, viewer, deps.clock.now()), pageOf(query)),

  'Profiles.GetNotes': (deps, { viewer, query }) => notes(deps, viewer, query),
  'Profiles.SaveNote': (deps, { viewer, body }) => saveNote(deps, viewer, body),
  'Profiles.DeleteNote': async ({ db }, { viewer, body }) => {
    await deleteNote(db, viewer, body.profileId)
    return {}
  },

  'Profiles.GetBlacklistProfiles': ({ db }, { viewer, query }) => blockedProfiles(db, viewer, pageOf(query)),
  'Profiles.AddProfileToBlacklist': async (deps, { viewer, body }) => {
    await block(deps, viewer, body.profileId)
    return {}
  },
  'Profiles.RemoveProfileFromBlacklist': async ({ db }, { viewer, body }) => {
    await unblock(db, viewer, body.profileId)
    return {}
  },

  'Profiles.RegisterVisit': async (deps, { viewer, body }) => {
    await registerVisit(deps, viewer, body.profileId)
    return {}
  },
  'Profiles.GetVisitors': (deps, { viewer, body }) => {
    const range = body.hours === undefined ? VISITS_SHOWN_FOR : body.hours * HOUR
    return visitors(deps, viewer, { since: after(deps.clock.now(), -range), ...pageOf(body) })
  },
  'TopMenu.Visits': (deps, { viewer, query }) =>
    visitors(deps, viewer, { since: after(deps.clock.now(), -VISITS_SHOWN_FOR), ...menuPage(query) }),
  'Profiles.HideVisit': async ({ db }, { viewer, body }) => {
    await hideVisit(db, viewer, body.profileId)
    return {}
  },
  'TopMenu.SetVisitsAsSeen': async ({ db }, { viewer }) => {
    await markVisitsSeen(db, viewer)
    return {}
  },

  'Common.UpdateHeartbeat': async (deps, { viewer, body }) => {
    await markOnline(deps, viewer)
    return { upToDate: body.version === deps.settings.version }
  },

  'Common.ToggleLike': (deps, { viewer, body }) => toggleLike(deps, viewer, body),
  'Common.GetLikeProfiles': (deps, { viewer, query }) => likeProfiles(deps, viewer, query),
  'Common.GetLikeDeletedProfilesCount': (deps, { viewer, query }) => likeDeletedProfilesCount(deps, viewer, query),
} satisfies Partial<Handlers>

/** A page of a menu, which counts pages instead of items. */
function menuPage({ page = 0, take = 30 }: { readonly page?: number; readonly take?: number }): Page {
  return pageOf({ skip: page * take, take })
}
