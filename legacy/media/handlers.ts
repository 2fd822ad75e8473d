import { MediaKind } from '../contract/enums'
import { contentTokens } from '../core/contentToken'
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

/** Uploads, tokens for media addresses, pictures and videos with their albums, and who may see them. */
export const mediaHandlers = {
  'Common.UploadTempMedia': uploadTempMedia,
  'Common.GetContentTokens': async (deps, { reader }) => contentTokens(deps, reader),

  'Media.GetMediaByIds': (deps, { reader, body }) => mediaByIds(deps, body.ids, reader),
  'Media.SaveMedia': (deps, { reader, body }) => saveMedia(deps, reader, body),
  'Media.UpdateMedia': (deps, { reader, body }) => updateMedia(deps, reader, body),
  'Media.EditPicture': (deps, { reader, body }) => editPicture(deps, reader, body),
  'Media.MoveMedia': (deps, { reader, body }) => moveMedia(deps, reader, body),
  'Media.SortMedia': (deps, { reader, body }) => sortMedia(deps, reader, body),
  'Media.DeleteMedia': async (deps, { reader, body }) => {
    await deleteMedia(deps, reader, body)
    return {}
  },

  'Media.GetAlbums': (deps, { reader, query }) =>
    albumsOfProfile(deps, reader, { ...query, profileId: reader.profile.id }),
  'Media.GetAlbum': (deps, { reader, query }) => albumById(deps, query.albumId, reader),
  'Media.GetAlbumsByIds': (deps, { reader, body }) => albumsByIds(deps, body.ids, reader),
  'Media.CreateAlbum': (deps, { reader, body }) => createAlbum(deps, reader, body),
  'Media.UpdateAlbum': (deps, { reader, body }) => updateAlbum(deps, reader, body),
  'Media.DeleteAlbum': async (deps, { reader, body }) => {
    await deleteAlbum(deps, reader, body.albumId)
    return {}
  },

  'Media.GetProfilePictures': (deps, { reader }) =>
    pageOfMedia(deps, reader, ownProfilePictures(deps, reader), { take: 100 }),
  'Media.SetProfilePicture': (deps, { reader, body }) => setProfilePicture(deps, reader, body.mediaId),
  'Media.GetFileArchive': (deps, { reader, query }) => pageOfMedia(deps, reader, fileArchive(deps, reader), query),
  'Media.GetFileArchiveItem': async (deps, { reader, query }) => {
    const medium = await mediumById(deps, query.mediaId, reader)
    if (medium.kind !== MediaKind.FileArchivePicture || medium.ownerId !== reader.profile.id) throw notFound()
    return medium
  },

  'Media.GetNewestMedia': (deps, { reader, query }) => {
    if (query.kinkId !== undefined && !reader.site.dark) {
      const code = 'DARK_SITES_ONLY'
      throw new Problem(422, code, { fields: [{ field: 'kinkId', code }] })
    }
    return pageWithOwners(deps, reader, newestMedia(deps, reader, query), query)
  },
  'Media.SearchMedia': async (deps, { reader, body }) => {
    const wanted = await wantedBy(deps, reader, body.options ?? {})
    return pageWithOwners(deps, reader, searchedMedia(deps, reader, { ...body, wanted }), body)
  },

  'Media.GetProtectedAccess': (deps, { reader, query }) => accessList(deps, reader, query),
  'Media.SetProtectedAccess': async (deps, { reader, body }) => {
    await setAccess(deps, reader, body)
    return {}
  },
  'Media.RequestProtectedAccess': (deps, { reader, body }) => requestAccess(deps, reader, body.albumId),

  'Profiles.GetProfileMedia': (deps, { reader, query }) =>
    pageOfMedia(deps, reader, profileMedia(deps, reader, query), query),
  'Profiles.GetProfileAlbums': (deps, { reader, query }) => albumsOfProfile(deps, reader, query),
} satisfies Partial<Handlers>
