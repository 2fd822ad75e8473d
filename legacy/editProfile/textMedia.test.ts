import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AlbumType, MediaKind } from '../contract/enums'
import { insertPicture } from '../testing/media'
import { mediaClient } from '../testing/mediaClient'
import { newMember, type TestMember } from '../testing/members'
import { insertPlaces } from '../testing/places'
import { clientOf } from '../testing/profiles'
import type { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

let server: TestServer
let writer: TestMember
let viewer: TestMember

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
})
afterAll(() => server.close())
beforeEach(async () => {
  writer = await newMember(server, { darkStatus: 3 })
  viewer = await newMember(server, { darkStatus: 3 })
})

const showing = (...ids: number[]) => ids.map((id) => `<img data-media-id="${id}" alt="Havet" />`).join('')
const update = (text: string, { client }: { readonly client: TestClient } = writer) =>
  client.call('EditProfile.UpdateProfile', { text })
const detailsFor = async ({ client }: { readonly client: TestClient }) =>
  (await client.call('Profiles.GetProfileDetailsByIds', { ids: [writer.id] })).data[0]
const fetchedBy = async ({ client }: { readonly client: TestClient }, key: string) =>
  (await mediaClient(server, client).get(`/media/${key}/thumbnail.webp`)).statusCode

async function inAlbum(type: AlbumType, kind: MediaKind = MediaKind.AlbumPicture) {
  const { id: albumId } = await server.deps.db
    .insertInto('album')
    .values({ profileId: writer.id, name: 'Album', type, createdAt: server.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return insertPicture(server, writer.id, { kind, albumId })
}

describe('the pictures of a profile’s text', () => {
  it('are stored by id, never by address', async () => {
    const { id } = await insertPicture(server, writer.id, { kind: MediaKind.FileArchivePicture })
    const { data } = await update(
      `<p>Hej</p><img src="https://example.com/x.gif" data-media-id="${id}" alt="Havet"><img src="/media/abc/full.webp">`,
    )
    expect(data).toMatchObject({ text: `<p>Hej</p>${showing(id)}`, textMedia: [{ id }] })
    expect(await detailsFor(viewer)).toMatchObject({ text: `<p>Hej</p>${showing(id)}`, textMedia: [{ id }] })
  })

  it('are open to members of all sites', async () => {
    const { ProfilePicture, DarkProfilePicture, TempPicture, ProtectedPicture, AlbumPicture } = MediaKind
    const open = [await insertPicture(server, writer.id, { kind: ProfilePicture }), await inAlbum(AlbumType.Public)]
    expect((await update(showing(...open.map(({ id }) => id)))).status).toBe(200)
    const closed = [
      await insertPicture(server, writer.id, { kind: DarkProfilePicture }),
      await insertPicture(server, writer.id, { kind: TempPicture }),
      await inAlbum(AlbumType.Red, AlbumPicture),
      await inAlbum(AlbumType.Protected, ProtectedPicture),
      await insertPicture(server, viewer.id, { kind: ProfilePicture }),
    ]
    const onDark = { client: await clientOf(server, writer.id, { host: 'dark.dk.localhost' }) }
    const answers = await Promise.all(closed.flatMap(({ id }) => [update(showing(id)), update(showing(id), onDark)]))
    const refusal = { status: 422, problem: { fields: [{ field: 'text', code: 'MEDIA_NOT_OPEN' }] } }
    for (const answer of answers) expect(answer).toMatchObject(refusal)
    expect(await detailsFor(viewer)).toMatchObject({ textMedia: open.map(({ id }) => ({ id })) })
  })

  it('are limited to twenty', async () => {
    const ids = Array.from({ length: 21 }, (_, index) => 900_000 + index)
    expect((await update(showing(...ids))).problem.fields).toMatchObject([
      { field: 'text', code: 'TOO_MANY_MEDIA_IN_TEXT' },
    ])
  })

  it('leave the text when they are deleted', async () => {
    const { id } = await insertPicture(server, writer.id, { kind: MediaKind.FileArchivePicture })
    const text = `<p>Hej</p>${showing(id)}`
    await update(text)
    await writer.client.call('Media.DeleteMedia', { mediaIds: [id] })
    expect(await detailsFor(viewer)).toMatchObject({ text, textMedia: [] })
    expect((await update(text)).data).toMatchObject({ text: '<p>Hej</p>', textMedia: [] })
  })
})

describe('a picture of the file archive in a profile’s text', () => {
  let archived: { id: number; key: string }
  beforeEach(async () => {
    archived = await insertPicture(server, writer.id, { kind: MediaKind.FileArchivePicture })
    await update(showing(archived.id))
  })

  it('is visible to those who may see the profile, checked at each request', async () => {
    expect(await fetchedBy(viewer, archived.key)).toBe(200)
    await writer.client.call('Profiles.AddProfileToBlacklist', { profileId: viewer.id })
    expect(await fetchedBy(viewer, archived.key)).toBe(404)
    const other = await newMember(server)
    expect(await fetchedBy(other, archived.key)).toBe(200)
    expect((await other.client.call('Media.GetMediaByIds', { ids: [archived.id] })).data).toHaveLength(1)
  })

  it('is hidden once the text no longer shows it', async () => {
    await update('<p>Hej</p>')
    expect(await fetchedBy(viewer, archived.key)).toBe(404)
    expect(await fetchedBy(writer, archived.key)).toBe(200)
  })

  it('is hidden from others until its owner has confirmed the copyright', async () => {
    const change = server.deps.db.updateTable('profile').set({ forcedConsentMedia: true })
    await change.where('id', '=', writer.id).execute()
    expect(await fetchedBy(viewer, archived.key)).toBe(404)
    expect(await detailsFor(viewer)).toMatchObject({ textMedia: [] })
  })
})
