import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AlbumAccess, AlbumType, MediaKind, MediaStatus, ProfileStatus, RoleLevel } from '../contract/enums'
import { insertPicture } from '../testing/media'
import { mediaClient } from '../testing/mediaClient'
import { insertPlaces } from '../testing/places'
import { clientOf, insertProfile } from '../testing/profiles'
import { TestClient } from '../testing/testClient'
import { startTestServer, type TestServer } from '../testing/testServer'

/** Where a media item can be: its kind, and its album if any. */
const places = {
  face: { kind: MediaKind.ProfilePicture },
  darkFace: { kind: MediaKind.DarkProfilePicture },
  noAlbum: { kind: MediaKind.AlbumPicture },
  publicAlbum: { kind: MediaKind.AlbumPicture, album: AlbumType.Public },
  publicVideo: { kind: MediaKind.AlbumVideo, album: AlbumType.Public },
  inConversion: { kind: MediaKind.AlbumVideo, album: AlbumType.Public, status: MediaStatus.ReadyForConversion },
  protectedAlbum: { kind: MediaKind.ProtectedPicture, album: AlbumType.Protected },
  protectedVideo: { kind: MediaKind.AlbumVideo, album: AlbumType.Protected },
  redAlbum: { kind: MediaKind.AlbumPicture, album: AlbumType.Red },
  noProtectedAlbum: { kind: MediaKind.ProtectedPicture },
  archive: { kind: MediaKind.FileArchivePicture },
  temp: { kind: MediaKind.TempPicture },
} as const satisfies Record<string, { kind: MediaKind; album?: AlbumType; status?: MediaStatus }>
type Place = keyof typeof places
const allPlaces = Object.keys(places) as Place[]

/** States of an owner, with those who may still see them. */
const owners = {
  active: { values: {}, shown: true, dark: true },
  notOnDark: { values: { darkStatus: 1 }, shown: true, dark: false },
  notConsented: { values: { forcedConsentMedia: true }, shown: false, dark: true },
  consentWithdrawn: { values: { privacyConsentAt: null }, shown: false, dark: true },
  locked: { values: { status: ProfileStatus.Locked }, shown: false, dark: true },
  quarantined: { values: { status: ProfileStatus.Quarantined }, shown: false, dark: true },
  leaving: { values: { status: ProfileStatus.ToBeDeleted }, shown: false, dark: true },
  deleted: { values: { status: ProfileStatus.Deleted }, shown: false, dark: true },
}
type OwnerState = keyof typeof owners

/** How viewers relate to each owner. */
const readers = {
  stranger: {},
  granted: { access: AlbumAccess.Granted },
  requested: { access: AlbumAccess.Requested },
  revoked: { access: AlbumAccess.Revoked },
  blocked: { access: AlbumAccess.Granted, block: 'byOwner' },
  blocker: { access: AlbumAccess.Granted, block: 'ofOwner' },
  darkOnMain: { dark: true },
  darkOnDark: { dark: true, host: 'dark.dk.localhost' },
  darkGranted: { dark: true, host: 'dark.dk.localhost', access: AlbumAccess.Granted },
  darkBlocked: { dark: true, host: 'dark.dk.localhost', block: 'byOwner' },
  support: { role: RoleLevel.Support },
} as const satisfies Record<string, ViewerFacts>
interface ViewerFacts {
  readonly access?: AlbumAccess
  readonly block?: 'byOwner' | 'ofOwner'
  readonly dark?: boolean
  readonly host?: string
  readonly role?: number
}
type ViewerName = keyof typeof readers

/** An independent statement of the rules: the places of an owner that a viewer sees. */
function promised(owner: OwnerState, facts: ViewerFacts): Place[] {
  const onDark = facts.host !== undefined
  if (!owners[owner].shown || facts.block || (onDark && !owners[owner].dark)) return []
  const seen: Place[] = ['face', 'noAlbum', 'publicAlbum', 'publicVideo']
  if (facts.access === AlbumAccess.Granted) seen.push('protectedAlbum', 'protectedVideo')
  if (onDark) seen.push('darkFace', 'redAlbum')
  return allPlaces.filter((place) => seen.includes(place))
}

interface Owner {
  readonly id: number
  readonly media: Readonly<Record<Place, { readonly id: number; readonly key: string }>>
  readonly albums: Readonly<Record<AlbumType, number>>
}

let server: TestServer
const stored = new Map<OwnerState, Owner>()
const clients = new Map<ViewerName, TestClient>()

beforeAll(async () => {
  server = await startTestServer()
  const { db, clock } = server.deps
  await insertPlaces(db)
  const ids = new Map<ViewerName, number>()
  for (const [name, facts] of Object.entries(readers) as [ViewerName, ViewerFacts][]) {
    const values = { darkStatus: facts.dark ? 3 : 0, roleLevel: facts.role ?? RoleLevel.Normal }
    const id = await insertProfile(server, { name, ...values })
    ids.set(name, id)
    clients.set(name, await clientOf(server, id, { host: facts.host }))
  }
  for (const [state, { values }] of Object.entries(owners) as [OwnerState, { values: object }][]) {
    const owner = await insertOwner(`owner-${state}`, values)
    stored.set(state, owner)
    for (const [name, facts] of Object.entries(readers) as [ViewerName, ViewerFacts][]) {
      const profileId = ids.get(name) ?? 0
      const albumId = owner.albums[AlbumType.Protected]
      const { access, block } = facts
      if (access)
        await db.insertInto('albumAccess').values({ albumId, profileId, access, since: clock.now() }).execute()
      if (!block) continue
      const pair = { profileId: owner.id, blockedId: profileId }
      const turned = { profileId, blockedId: owner.id }
      await db
        .insertInto('blacklist')
        .values(block === 'byOwner' ? pair : turned)
        .execute()
    }
  }
})
afterAll(() => server.close())

let storageKey: string | undefined

async function insertOwner(name: string, values: object): Promise<Owner> {
  const { db, clock } = server.deps
  const id = await insertProfile(server, { name, darkStatus: 3, ...values })
  const albums: Record<number, number> = {}
  for (const type of Object.values(AlbumType)) {
    const album = await db
      .insertInto('album')
      .values({ profileId: id, name: 'Album', description: 'secret', type, createdAt: clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    albums[type] = album.id
  }
  const media: Partial<Record<Place, { id: number; key: string }>> = {}
  for (const [place, facts] of Object.entries(places) as [Place, (typeof places)[Place]][]) {
    const { album, ...row } = { album: undefined, ...facts }
    const albumId = album === undefined ? null : albums[album]
    media[place] = await insertPicture(server, id, { ...row, albumId, ...(storageKey && { storageKey }) })
    storageKey ??= await keyOfFiles(media[place].id)
  }
  const pictureId = media.face?.id
  await db.updateTable('profile').set({ pictureId, showOnFrontPage: true }).where('id', '=', id).execute()
  return { id, albums, media } as Owner
}

async function keyOfFiles(id: number): Promise<string> {
  const row = await server.deps.db.selectFrom('media').select('storageKey').where('id', '=', id).executeTakeFirst()
  return row?.storageKey ?? ''
}

const ownerIn = (state: OwnerState) => stored.get(state) ?? expect.fail(state)
const clientNamed = (name: ViewerName) => clients.get(name) ?? expect.fail(name)

const placesOf = (owner: Owner, ids: readonly number[]) =>
  allPlaces.filter((place) => ids.includes(owner.media[place].id))

async function fetched(owner: Owner, client: TestClient): Promise<Place[]> {
  const token = (await client.call('Common.GetContentTokens')).data.media
  const seen: Place[] = []
  for (const place of allPlaces) {
    const address = `/media/${owner.media[place].key}/thumbnail.webp`
    const { statusCode } = await mediaClient(server, client).get(address, { token })
    if (statusCode === 200) seen.push(place)
  }
  return seen
}

const idsOf = (items: readonly { id: number }[]) => items.map((item) => item.id)
const albumOf = (place: Place) => ('album' in places[place] ? places[place].album : undefined)

/** Owners whom nobody may see, for each of the two rules that say so: of the profile, and of its media. */
const hidden: readonly OwnerState[] = ['locked', 'notConsented']
/** Who would see most of any other of them, since the rules are the same. */
const favoured = ['granted', 'darkGranted', 'support'] as const

const cells = (Object.keys(owners) as OwnerState[]).flatMap((owner) => {
  const all = owners[owner].shown || hidden.includes(owner)
  const viewers = all ? (Object.keys(readers) as ViewerName[]) : favoured
  return viewers.map((viewer) => ({ owner, viewer }))
})

describe.each(cells)('what $viewer sees of an owner who is $owner', ({ owner: state, viewer }) => {
  const seen = promised(state, readers[viewer])

  it('is the same by id, in lists and when it is fetched', async () => {
    const owner = ownerIn(state)
    const client = clientNamed(viewer)
    const byId = await client.call('Media.GetMediaByIds', { ids: Object.values(owner.media).map(({ id }) => id) })
    expect(placesOf(owner, idsOf(byId.data))).toEqual(seen)
    const listed = await client.call('Profiles.GetProfileMedia', { profileId: owner.id })
    expect(placesOf(owner, idsOf(listed.data))).toEqual(seen)
    expect(await fetched(owner, client)).toEqual(seen)
    const newest = await client.call('Media.GetNewestMedia', { take: 100 })
    const open = seen.filter((place) => albumOf(place) !== AlbumType.Protected)
    const onMain = 'host' in readers[viewer] ? open : open.filter((place) => place !== 'darkFace')
    expect(placesOf(owner, idsOf(newest.data))).toEqual(onMain)
  })

  it('is the same in albums, their counts and covers', async () => {
    const owner = ownerIn(state)
    const client = clientNamed(viewer)
    const { data } = await client.call('Profiles.GetProfileAlbums', { profileId: owner.id })
    const facts: ViewerFacts = readers[viewer]
    const types = seen.length === 0 ? [] : Object.values(AlbumType).filter((type) => type !== 3 || facts.host)
    expect(new Set(data.map((album) => album.type))).toEqual(new Set(types))
    for (const [type, id] of Object.entries(owner.albums)) {
      const inside = seen.filter((place) => String(albumOf(place)) === type)
      const one = await client.call('Media.GetAlbum', { albumId: id })
      const listed = data.find((album) => album.id === id)
      expect(one.status).toBe(listed ? 200 : 404)
      expect((await client.call('Media.GetAlbumsByIds', { ids: [id] })).data).toEqual(listed ? [listed] : [])
      const content = await client.call('Profiles.GetProfileMedia', { profileId: owner.id, albumId: id })
      expect(placesOf(owner, idsOf(content.data))).toEqual(inside)
      if (!listed) continue
      expect(one.data).toEqual(listed)
      const open = type !== String(AlbumType.Protected) || facts.access === AlbumAccess.Granted
      expect(listed).toMatchObject({
        mediaCount: inside.length,
        description: open ? 'secret' : null,
        access: type === String(AlbumType.Protected) ? (facts.access ?? AlbumAccess.None) : AlbumAccess.Granted,
      })
      expect(placesOf(owner, listed.cover ? [listed.cover.id] : [])).toHaveLength(inside.length > 0 ? 1 : 0)
    }
  })
})

describe.each(Object.keys(owners) as OwnerState[])('an owner who is %s', (state) => {
  it('shows members all of their own, but on main sites nothing of the dark ones', async () => {
    const owner = ownerIn(state)
    for (const host of ['dk.localhost', 'dark.dk.localhost']) {
      const client = await clientOf(server, owner.id, { host })
      const byId = await client.call('Media.GetMediaByIds', { ids: Object.values(owner.media).map(({ id }) => id) })
      if (byId.status === 403) continue
      const isDark = host.startsWith('dark.')
      const own = allPlaces.filter((place) => isDark || (place !== 'darkFace' && place !== 'redAlbum'))
      expect(await fetched(owner, client)).toEqual(own)
      expect(placesOf(owner, idsOf(byId.data))).toEqual(own)
      const albums = await client.call('Media.GetAlbums')
      // Newest first.
      expect(albums.data.map(({ type, mediaCount }) => [type, mediaCount])).toEqual([
        ...(isDark ? [[AlbumType.Red, 1]] : []),
        [AlbumType.Protected, 2],
        [AlbumType.Public, 3],
      ])
      const listed = await client.call('Profiles.GetProfileMedia', { profileId: owner.id })
      expect(placesOf(owner, idsOf(listed.data))).toEqual(
        own.filter((place) => place !== 'archive' && place !== 'temp'),
      )
    }
  })

  it('shows visitors only the face', async () => {
    const visitor = new TestClient(server)
    expect(await fetched(ownerIn(state), visitor)).toEqual(owners[state].shown ? ['face'] : [])
    expect((await visitor.call('Profiles.GetProfileMedia', { profileId: ownerIn(state).id })).status).toBe(401)
  })
})

describe('a report', () => {
  it('grants support the media item until the decision, regardless of blocks', async () => {
    const { db, clock } = server.deps
    const support = clientNamed('support')
    const owner = ownerIn('locked')
    const report = { itemType: 7, itemId: owner.media.protectedAlbum.id, reason: 4, createdAt: clock.now() }
    await db.insertInto('report').values(report).execute()
    expect(await fetched(owner, support)).toEqual(['protectedAlbum'])
    expect(await fetched(owner, clientNamed('granted'))).toEqual([])
    await db.updateTable('report').set({ decision: 1 }).execute()
    expect(await fetched(owner, support)).toEqual([])
  })
})
