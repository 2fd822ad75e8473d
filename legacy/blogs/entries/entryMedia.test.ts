import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AlbumType, MediaKind, RoleLevel } from '../../contract/enums'
import { newWriter, publishedBy, write } from '../../testing/blogWriting'
import { insertPicture } from '../../testing/media'
import { mediaClient } from '../../testing/mediaClient'
import { newMember, type TestMember } from '../../testing/members'
import { insertPlaces } from '../../testing/places'
import { clientOf } from '../../testing/profiles'
import { TestClient } from '../../testing/testClient'
import { startTestServer, type TestServer } from '../../testing/testServer'

const { ProfilePicture, DarkProfilePicture, AlbumPicture, AlbumVideo, ProtectedPicture } = MediaKind
const { FileArchivePicture, TempPicture } = MediaKind

let server: TestServer
let author: TestMember
let viewer: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  author = await newWriter(server, { darkStatus: 3 })
  viewer = await newMember(server)
})

const showing = (...ids: number[]) => ids.map((id) => `<img data-media-id="${id}" alt="" />`).join('')
const onDark = async ({ id }: TestMember) => ({ client: await clientOf(server, id, { host: 'dark.dk.localhost' }) })
const stored = async (id: number) => {
  const entry = server.deps.db.selectFrom('blogEntry').select('html').where('id', '=', id)
  return (await entry.executeTakeFirstOrThrow()).html
}
const coverOf = async (blogEntryId: number) =>
  (await author.client.call('Blogs.GetBlogEntryData', { blogEntryId })).data.cover?.id
const mediaOf = async (id: number) => {
  const media = server.deps.db.selectFrom('blogEntryMedia').select('mediaId').where('entryId', '=', id)
  return (await media.orderBy('position').execute()).map(({ mediaId }) => mediaId)
}

async function picture(kind: MediaKind, album?: AlbumType, { id: profileId } = author) {
  if (album === undefined) return insertPicture(server, profileId, { kind })
  const { id: albumId } = await server.deps.db
    .insertInto('album')
    .values({ profileId, name: 'Album', type: album, createdAt: server.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return insertPicture(server, profileId, { kind, albumId })
}

describe('the media of an entry', () => {
  const { Public, Protected, Red } = AlbumType
  /** Where readers see them: on both kinds of sites, on the dark ones alone, or nowhere. */
  const places: readonly [name: string, kind: MediaKind, album: AlbumType | undefined, open: 'both' | 'dark' | 'no'][] =
    [
      ['a profile picture', ProfilePicture, undefined, 'both'],
      ['a picture of the file archive', FileArchivePicture, undefined, 'both'],
      ['a loose picture', AlbumPicture, undefined, 'both'],
      ['a loose video', AlbumVideo, undefined, 'both'],
      ['a picture of a public album', AlbumPicture, Public, 'both'],
      ['a video of a public album', AlbumVideo, Public, 'both'],
      ['a picture of a red album', AlbumPicture, Red, 'dark'],
      ['a video of a red album', AlbumVideo, Red, 'dark'],
      ['a dark profile picture', DarkProfilePicture, undefined, 'dark'],
      ['a picture of a protected album', ProtectedPicture, Protected, 'no'],
      ['a video of a protected album', AlbumVideo, Protected, 'no'],
      ['a protected picture', ProtectedPicture, undefined, 'no'],
      ['what was just uploaded', TempPicture, undefined, 'no'],
    ]

  it.each(places)('may be %s, if readers can see it', async (_name, kind, album, open) => {
    const { id } = await picture(kind, album)
    const html = showing(id)
    const refusal = { status: 422, problem: { fields: [{ field: 'html', code: 'MEDIA_NOT_OPEN' }] } }
    expect(await write(author, { html })).toMatchObject(open === 'both' ? { status: 200 } : refusal)
    expect(await write(await onDark(author), { html })).toMatchObject(open === 'no' ? refusal : { status: 200 })
    expect((await write(author, { html, publish: false })).status).toBe(200)
  })

  it('belong to the author', async () => {
    const { id } = await picture(ProfilePicture, undefined, viewer)
    expect(await write(author, { html: showing(id) })).toMatchObject({ problem: { code: 'MEDIA_NOT_OPEN' } })
    const draft = await write(author, { html: showing(id), publish: false })
    const { data } = await author.client.call('Blogs.GetBlogEntryDataForEdit', { blogEntryId: draft.data.id })
    expect(data).toMatchObject({ html: showing(id), media: [] })
  })

  it('come in the order of the text, the first as the cover', async () => {
    const [one, two] = [await picture(ProfilePicture), await picture(AlbumPicture)]
    const id = await publishedBy(author, { html: showing(two.id, one.id, two.id) })
    expect(await mediaOf(id)).toEqual([two.id, one.id])
    expect(await coverOf(id)).toBe(two.id)
    const { data } = await author.client.call('Blogs.GetBlogEntryDataForEdit', { blogEntryId: id })
    expect(data.media.map((medium) => medium.id)).toEqual([two.id, one.id])
    await write(author, { blogEntryId: id, revision: 1, html: '<p>None</p>' })
    expect(await mediaOf(id)).toEqual([])
    expect(await coverOf(id)).toBeUndefined()
  })

  it('that are deleted leave the text when it is published again', async () => {
    const [gone, left] = [await picture(ProfilePicture), await picture(ProfilePicture)]
    const html = `<p>before</p>${showing(gone.id, left.id)}`
    const id = await publishedBy(author, { html })
    await server.deps.db.deleteFrom('media').where('id', '=', gone.id).execute()
    expect(await stored(id)).toBe(html)
    expect(await mediaOf(id)).toEqual([left.id])
    expect(await coverOf(id)).toBe(left.id)
    await write(author, { blogEntryId: id, revision: 1, html, title: 'Again' })
    expect(await stored(id)).toBe(`<p>before</p>${showing(left.id)}`)
    const nothing = await write(author, { html: showing(gone.id) })
    expect(nothing).toMatchObject({ status: 422, problem: { fields: [{ field: 'html', code: 'REQUIRED' }] } })
  })
})

describe('a picture of the file archive', () => {
  let archived: { id: number; key: string }
  let entryId: number
  const html = () => showing(archived.id)
  beforeEach(async () => {
    archived = await picture(FileArchivePicture)
    entryId = await publishedBy(author, { html: html() })
  })

  const fetchedBy = async ({ client }: { readonly client: TestClient }) => {
    const { statusCode } = await mediaClient(server, client).get(`/media/${archived.key}/thumbnail.webp`)
    return statusCode
  }
  const update = (values: object) =>
    server.deps.db.updateTable('blogEntry').set(values).where('id', '=', entryId).execute()

  it('is visible to the readers of an entry that shows it', async () => {
    expect(await fetchedBy(viewer)).toBe(200)
    const { data } = await viewer.client.call('Media.GetMediaByIds', { ids: [archived.id] })
    expect(data.map(({ id }) => id)).toEqual([archived.id])
  })

  it('is not visible to others', async () => {
    await update({ audience: 2 })
    expect(await fetchedBy(viewer)).toBe(404)
    await update({ audience: 1 })
    expect(await fetchedBy(viewer)).toBe(200)
    await update({ dark: true })
    expect(await fetchedBy(viewer)).toBe(404)
  })

  it('is hidden at once by a block, a ban, and everything that hides the author', async () => {
    const { db, clock } = server.deps
    await author.client.call('Profiles.AddProfileToBlacklist', { profileId: viewer.id })
    expect(await fetchedBy(viewer)).toBe(404)
    await author.client.call('Profiles.RemoveProfileFromBlacklist', { profileId: viewer.id })
    expect(await fetchedBy(viewer)).toBe(200)
    await db.insertInto('ban').values({ profileId: author.id, banType: 1, createdAt: clock.now() }).execute()
    expect(await fetchedBy(viewer)).toBe(404)
    await db.deleteFrom('ban').where('profileId', '=', author.id).execute()
    for (const values of [{ status: 4 }, { forcedConsentMedia: true }]) {
      await db.updateTable('profile').set(values).where('id', '=', author.id).execute()
      expect(await fetchedBy(viewer)).toBe(404)
      await db
        .updateTable('profile')
        .set({ status: 3, forcedConsentMedia: false })
        .where('id', '=', author.id)
        .execute()
    }
    expect(await fetchedBy(viewer)).toBe(200)
  })

  it('is hidden at once when the entry is unpublished, changed or deleted', async () => {
    await update({ status: 1, publishedAt: null, activeAt: null })
    expect(await fetchedBy(viewer)).toBe(404)
    const now = server.clock.now()
    await update({ status: 2, publishedAt: now, activeAt: now })
    expect(await fetchedBy(viewer)).toBe(200)
    await write(author, { blogEntryId: entryId, revision: 1, html: '<p>Without</p>' })
    expect(await fetchedBy(viewer)).toBe(404)
    const second = await publishedBy(author, { html: html() })
    expect(await fetchedBy(viewer)).toBe(200)
    await author.client.call('Blogs.DeleteBlogEntry', { blogEntryId: second })
    expect(await fetchedBy(viewer)).toBe(404)
    expect(await fetchedBy(author)).toBe(200)
  })

  it('is not shown by a draft', async () => {
    const other = await picture(FileArchivePicture)
    await write(author, { html: showing(other.id), publish: false })
    await write(author, { blogEntryId: entryId, revision: 1, html: showing(archived.id, other.id), publish: false })
    archived = other
    expect(await fetchedBy(viewer)).toBe(404)
    const support = await newMember(server, { roleLevel: RoleLevel.Support })
    expect(await fetchedBy(support)).toBe(404)
  })

  it('follows the rules of its album once it is moved into one', async () => {
    const { id: albumId } = await server.deps.db
      .insertInto('album')
      .values({ profileId: author.id, name: 'Secret', type: AlbumType.Protected, createdAt: server.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const moved = { mediaIds: [archived.id], kind: AlbumPicture, albumId }
    expect((await author.client.call('Media.MoveMedia', moved)).status).toBe(200)
    expect(await fetchedBy(viewer)).toBe(404)
  })

  it('is not visible to visitors, nor to profiles without access', async () => {
    const { db } = server.deps
    expect(await fetchedBy({ client: new TestClient(server) })).toBe(404)
    await db.updateTable('profile').set({ status: 4 }).where('id', '=', viewer.id).execute()
    expect(await fetchedBy(viewer)).toBe(404)
  })
})
