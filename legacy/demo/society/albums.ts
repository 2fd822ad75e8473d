import type { Insertable, Transaction } from 'kysely'
import { AlbumAccess, AlbumType, MediaKind, ProfileType } from '../../contract/enums'
import { DAY } from '../../core/clock'
import type { Album, DB, Media } from '../../core/database/schema.generated'
import { inParts, isActor, isDark, lately, type Acquainted } from '../community/circles'
import { createRandom } from '../community/random'
import type { Scene } from '../community/scene'
import { societyTexts, type AlbumText } from './texts'
import type { StoredMember } from '../community/members'
import { clip, landscape, type DemoFiles } from '../community/drawing'

const PICTURES = { min: 2, max: 5 }

interface PlannedAlbum {
  readonly owner: Acquainted
  readonly row: Insertable<Album> & { readonly type: AlbumType; readonly createdAt: Date }
}

interface StoredAlbum extends PlannedAlbum {
  readonly id: number
}

/**
 * Stores albums with landscapes for some members: public, protected with granted and requested access, and red
 * ones.
 */
export async function seedAlbums(db: Transaction<DB>, { circles, now, files, withClips }: Scene): Promise<void> {
  const planned = circles.members.flatMap((member) => albumsOf(member, now))
  const stored = await db
    .insertInto('album')
    .values(planned.map(({ row }) => row))
    .returning(['id', 'profileId', 'name'])
    .execute()
  // Album names are unique per member.
  const ids = new Map(stored.map(({ id, profileId, name }) => [`${profileId} ${name}`, id]))
  const albums = planned.flatMap((album): StoredAlbum[] => {
    const id = ids.get(`${album.owner.id} ${album.row.name}`)
    return id === undefined ? [] : [{ ...album, id }]
  })
  await inParts(
    albums.flatMap((album) => picturesIn(album, now, files)),
    (values) => db.insertInto('media').values(values).execute(),
  )
  if (withClips) {
    await inParts(
      albums.flatMap((album) => clipIn(album, now, files)),
      (values) => db.insertInto('media').values(values).execute(),
    )
  }
  await inParts(
    albums.filter(({ row }) => row.type === AlbumType.Protected).flatMap((album) => accessTo(album, now)),
    (values) => db.insertInto('albumAccess').values(values).execute(),
  )
}

function albumsOf(owner: Acquainted, now: Date): PlannedAlbum[] {
  const random = createRandom(`albums ${owner.demo.seed}`)
  const texts = societyTexts[owner.demo.language]
  const actor = isActor(owner)
  const chosen: readonly (readonly [AlbumType, readonly AlbumText[], number])[] = [
    [AlbumType.Public, texts.publicAlbums, actor ? 2 : random.chance(0.3) ? random.int(1, 2) : 0],
    [AlbumType.Protected, texts.protectedAlbums, actor || random.chance(0.12) ? 1 : 0],
    [AlbumType.Red, texts.redAlbums, isDark(owner) && (actor || random.chance(0.3)) ? 1 : 0],
  ]
  return chosen.flatMap(([type, albums, count]) =>
    random
      .sample(
        albums.filter(({ description }) => isSaidBy(owner, description)),
        count,
      )
      .map(({ name, description }) => ({
        owner,
        row: { profileId: owner.id, name, description, type, createdAt: lately(random, now, 200, owner) },
      })),
  )
}

/** Matches first-person singular words in the Nordic languages and English. */
const ofOneself = /(?<!\p{L})(?:Jeg|jeg|Jag|jag|I|my|min)(?!\p{L})/u

function isSaidBy({ demo }: StoredMember, description: string | null): boolean {
  return demo.profileType === ProfileType.Single || !description || !ofOneself.test(description)
}

function picturesIn({ id, owner, row }: StoredAlbum, now: Date, files: DemoFiles): Insertable<Media>[] {
  const random = createRandom(`pictures ${owner.demo.seed} ${row.name}`)
  const titles = societyTexts[owner.demo.language].pictureTitles
  const days = (now.getTime() - row.createdAt.getTime()) / DAY
  return Array.from({ length: random.int(PICTURES.min, PICTURES.max) }, (_, position) => {
    const createdAt = lately(random, now, days, owner)
    return {
      ...landscape(random, files),
      profileId: owner.id,
      kind: row.type === AlbumType.Protected ? MediaKind.ProtectedPicture : MediaKind.AlbumPicture,
      albumId: id,
      position,
      title: random.chance(0.4) ? random.pick(titles) : null,
      createdAt,
      consentedAt: createdAt,
    }
  })
}

/** The demo logins and a few other members have a clip in their public albums. */
function clipIn({ id, owner, row }: StoredAlbum, now: Date, files: DemoFiles): Insertable<Media>[] {
  const random = createRandom(`clip ${owner.demo.seed} ${row.name}`)
  if (row.type !== AlbumType.Public || !(isActor(owner) || random.chance(0.08))) return []
  const createdAt = lately(random, now, (now.getTime() - row.createdAt.getTime()) / DAY, owner)
  return [
    {
      ...clip(random, files),
      profileId: owner.id,
      kind: MediaKind.AlbumVideo,
      albumId: id,
      position: PICTURES.max,
      createdAt,
      consentedAt: createdAt,
    },
  ]
}

function accessTo({ id, owner, row }: StoredAlbum, now: Date) {
  const random = createRandom(`access ${owner.demo.seed} ${row.name}`)
  const days = (now.getTime() - row.createdAt.getTime()) / DAY
  return random.sample(owner.others, isActor(owner) ? 5 : random.int(0, 3)).map((other, index) => ({
    albumId: id,
    profileId: other.id,
    access: index % 2 === 0 ? AlbumAccess.Granted : AlbumAccess.Requested,
    since: lately(random, now, days, other),
  }))
}
