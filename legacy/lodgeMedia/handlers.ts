import type { Handlers } from '../core/handler'
import { lodgeHandlers } from '../shared/lodges/lodgeHandler'
import { countTask } from '../shared/lodges/tasks'
import { lodgeAlbum, lodgeAlbumsByIds, lodgeOfAlbum, pageOfAlbums } from './albumAnswers'
import { createAlbum, deleteAlbum, updateAlbum } from './albums'
import { acceptMedia, decisionsByIds, rejectMedia } from './deciding'
import { pageOfAlbumMedia, pageOfWaiting, waitingMedia } from './lists'
import { deleteLodgeMedia, moveLodgeMedia, saveLodgeMedia } from './media'

/** These check what the viewer may see, and what is theirs, by themselves. */
const byItem = {
  'Lodges.GetLodgeMediaAlbumsOverview': (deps, { viewer, query }) => pageOfAlbums(deps, viewer, query),
  'Lodges.GetLodgeMediaAlbum': (deps, { viewer, query }) => lodgeAlbum(deps, viewer, query.albumId),
  'Lodges.GetLodgeMediaAlbumsByIds': (deps, { viewer, body }) => lodgeAlbumsByIds(deps, viewer, body.ids),
  'Lodges.GetLodgeAlbumMediasNextPage': (deps, { viewer, query }) => pageOfAlbumMedia(deps, viewer, query),
  'Lodges.GetLodgeMediaDecisionsByIds': (deps, { viewer, body }) => decisionsByIds(deps, viewer, body.ids),
  'Lodges.DeleteLodgeMedia': async (deps, { viewer, body }) => {
    await deleteLodgeMedia(deps, viewer, body)
    return {}
  },
} satisfies Partial<Handlers>

/** Calls that name the lodge. */
const inLodge = lodgeHandlers({
  'Lodges.SaveLodgeAlbum': (deps, { viewer, body }, standing) => createAlbum(deps, viewer, body, standing),
  'Lodges.GetLodgeMediaValidationItems': (deps, { viewer, query }) => pageOfWaiting(deps, viewer, query),
  'Lodges.GetLodgeMediaValidationItemsCount': (deps, { viewer, query }) =>
    countTask(deps, viewer, waitingMedia, query.lodgeId),
  'Lodges.AcceptLodgeMediaItem': (deps, { viewer, body }, standing) => acceptMedia(deps, viewer, body, standing),
  'Lodges.RejectLodgeMediaItem': (deps, { viewer, body }, standing) => rejectMedia(deps, viewer, body, standing),
})

const inAlbum = lodgeHandlers(
  {
    'Lodges.UpdateLodgeMediaAlbum': (deps, { viewer, body }, standing) => updateAlbum(deps, viewer, body, standing),
    'Lodges.DeleteLodgeMediaAlbum': (deps, { viewer, body }, standing) =>
      deleteAlbum(deps, viewer, body.albumId, standing),
    'Lodges.SaveLodgeMedia': (deps, { viewer, body }, standing) => saveLodgeMedia(deps, viewer, body, standing),
    'Lodges.MoveLodgeAlbumMedia': (deps, { viewer, body }, standing) => moveLodgeMedia(deps, viewer, body, standing),
  },
  ({ db }, { viewer, body }) => lodgeOfAlbum(db, viewer, body.albumId),
)

export const lodgeMediaHandlers = { ...byItem, ...inLodge, ...inAlbum } satisfies Partial<Handlers>
