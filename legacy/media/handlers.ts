import { AlbumType, MediaKind } from '../contract/enums'
import { contentTokens } from '../core/access/contentToken'
import type { Handlers } from '../core/handler'
import { notFound, Problem } from '../core/problem'
import { wantedBy } from '../shared/search/filters'
import { accessList, requestAccess, setAccess } from './access'
import { albumsOfProfile, createAlbum, deleteAlbum, updateAlbum } from './albums'
import { albumById, albumsByIds } from './albumStore'
import { editPicture } from './edit'
import { setProfilePicture } from './face'
import {
  fileArchive,
  newestMedia,
  ownProfilePictures,
  pageOfMedia,
  pageWithOwners,
  profileMedia,
  searchedMedia,
} from './lists'
import { deleteMedia, moveMedia, sortMedia } from './move'
import { saveMedia, updateMedia } from './save'
import { mediaByIds, mediumById } from '../shared/media/store'
import { uploadTempMedia } from './upload'

export const mediaHandlers = {
  'Common.UploadTempMedia': uploadTempMedia,
  'Common.GetContentTokens': async (deps, { viewer }) => contentTokens(deps, viewer),

  'Media.GetMediaByIds': (deps, { viewer, body }) => mediaByIds(deps, body.ids, viewer),
  'Media.SaveMedia': (deps, { viewer, body }) => saveMedia(deps, viewer, body),
  'Media.UpdateMedia': (deps, { viewer, body }) => updateMedia(deps, viewer, body),
  'Media.EditPicture': (deps, { viewer, body }) => editPicture(deps, viewer, body),
  'Media.MoveMedia': (deps, { viewer, body }) => moveMedia(deps, viewer, body),
  'Media.SortMedia': (deps, { viewer, body }) => sortMedia(deps, viewer, body),
  'Media.DeleteMedia': async (deps, { viewer, body }) => {
    await deleteMedia(deps, viewer, body)
    return {}
  },

  'Media.GetAlbums': (deps, { viewer, query }) =>
    albumsOfProfile(deps, viewer, { ...query, profileId: viewer.profile.id }),
  'EditDarkProfile.GetRedMediaAlbums': (deps, { viewer }) =>
    albumsOfProfile(deps, viewer, { profileId: viewer.profile.id, type: AlbumType.Red, take: 100 }),
  'Media.GetAlbum': (deps, { viewer, query }) => albumById(deps, query.albumId, viewer),
  'Media.GetAlbumsByIds': (deps, { viewer, body }) => albumsByIds(deps, body.ids, viewer),
  'Media.CreateAlbum': (deps, { viewer, body }) => createAlbum(deps, viewer, body),
  'Media.UpdateAlbum': (deps, { viewer, body }) => updateAlbum(deps, viewer, body),
  'Media.DeleteAlbum': async (deps, { viewer, body }) => {
    await deleteAlbum(deps, viewer, body.albumId)
    return {}
  },

  'Media.GetProfilePictures': (deps, { viewer }) =>
    pageOfMedia(deps, viewer, ownProfilePictures(deps, viewer), { take: 100 }),
  'Media.SetProfilePicture': (deps, { viewer, body }) => setProfilePicture(deps, viewer, body.mediaId),
  'Media.GetFileArchive': (deps, { viewer, query }) => pageOfMedia(deps, viewer, fileArchive(deps, viewer), query),
  'Media.GetFileArchiveItem': async (deps, { viewer, query }) => {
    const medium = await mediumById(deps, query.mediaId, viewer)
    if (medium.kind !== MediaKind.FileArchivePicture || medium.ownerId !== viewer.profile.id) throw notFound()
    return medium
  },

  'Media.GetNewestMedia': (deps, { viewer, query }) => {
    if (query.kinkId !== undefined && !viewer.site.dark) {
      const code = 'DARK_SITES_ONLY'
      throw new Problem(422, code, { fields: [{ field: 'kinkId', code }] })
    }
    return pageWithOwners(deps, viewer, newestMedia(deps, viewer, query), query)
  },
  'Media.SearchMedia': async (deps, { viewer, body }) => {
    const wanted = await wantedBy(deps, viewer, body.options ?? {})
    return pageWithOwners(deps, viewer, searchedMedia(deps, viewer, { ...body, wanted }), body)
  },

  'Media.GetProtectedAccess': (deps, { viewer, query }) => accessList(deps, viewer, query),
  'Media.SetProtectedAccess': async (deps, { viewer, body }) => {
    await setAccess(deps, viewer, body)
    return {}
  },
  'Media.RequestProtectedAccess': (deps, { viewer, body }) => requestAccess(deps, viewer, body.albumId),

  'Profiles.GetProfileMedia': (deps, { viewer, query }) =>
    pageOfMedia(deps, viewer, profileMedia(deps, viewer, query), query),
  'Profiles.GetProfileAlbums': (deps, { viewer, query }) => albumsOfProfile(deps, viewer, query),
} satisfies Partial<Handlers>
