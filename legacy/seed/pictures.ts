import type { Insertable, Transaction } from 'kysely'
import { sql } from 'kysely'
import sharp from 'sharp'
import { MediaKind, MediaStatus } from '../contract/enums'
import { after, DAY } from '../core/clock'
import type { DB, Media } from '../core/database/schema.generated'
import type { Deps } from '../core/handler'
import { storePicture } from '../media/pictures'
import { renderLandscape } from './community/landscapes'
import { renderPortrait } from './community/portraits'
import { createRandom } from './community/random'
import type { StoredMember } from './members'

const PORTRAIT = 'demo-portrait-'
const LANDSCAPE = 'demo-landscape-'
const LANDSCAPES = 36
const SHARED_KEY = 'demo-shared'

/** Whether each picture is drawn, or all are one tiny picture, as tests have it. */
export type PictureMode = 'drawn' | 'shared'

/** Stores a portrait for each member, and landscapes in the albums of some. Those to be drawn are not live yet. */
export async function seedPictures(
  db: Transaction<DB>,
  members: readonly StoredMember[],
  mode: PictureMode,
  now: Date,
): Promise<void> {
  const status = mode === 'drawn' ? MediaStatus.ReadyForConversion : MediaStatus.Live
  const keyOf = (key: string) => (mode === 'drawn' ? key : SHARED_KEY)
  const portraits = members.map(({ id, demo }): Insertable<Media> => ({
    profileId: id,
    kind: MediaKind.ProfilePicture,
    status,
    width: 800,
    height: 1000,
    focusX: 0.5,
    focusY: 0.35,
    storageKey: keyOf(PORTRAIT + demo.portraitKey),
    createdAt: demo.createdAt,
  }))
  const albums = members.flatMap(({ id, demo }) => {
    const random = createRandom(`album ${demo.seed}`)
    const count = demo.actor || random.chance(0.3) ? random.int(1, 3) : 0
    return Array.from({ length: count }, (): Insertable<Media> => {
      const since = Math.min(60, (now.getTime() - demo.createdAt.getTime()) / DAY)
      return {
        profileId: id,
        kind: MediaKind.AlbumPicture,
        status,
        width: 1600,
        height: 1067,
        storageKey: keyOf(`${LANDSCAPE}${random.int(1, LANDSCAPES)}`),
        createdAt: after(now, -random.next() * since * DAY),
      }
    })
  })
  await db
    .insertInto('media')
    .values([...portraits, ...albums])
    .execute()
  await sql`
    update profile set picture_id = media.id from media
    where media.profile_id = profile.id and media.kind = ${MediaKind.ProfilePicture}`.execute(db)
}

/** The one picture that all members of a test's community show. */
export async function storeSharedPicture({ media }: Pick<Deps, 'media'>): Promise<void> {
  const tiny = await sharp({ create: { width: 80, height: 100, channels: 3, background: '#8899aa' } })
    .png()
    .toBuffer()
  await storePicture(media, SHARED_KEY, tiny)
}

/**
 * Draws the pictures that are still missing, the newest first, and makes them live one by one. It goes on
 * where it was interrupted.
 */
export async function drawDemoPictures({ db, media }: Pick<Deps, 'db' | 'media'>): Promise<void> {
  const missing = await db
    .selectFrom('media')
    .select('media.storageKey')
    .where('media.status', '=', MediaStatus.ReadyForConversion)
    .where('media.storageKey', 'like', 'demo-%')
    .groupBy('media.storageKey')
    .orderBy((eb) => eb.fn.max('media.createdAt'), 'desc')
    .execute()
  const waiting = missing.map(({ storageKey }) => storageKey)
  const draw = async () => {
    for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
      const picture = key.startsWith(PORTRAIT)
        ? await renderPortrait({ portraitKey: key.slice(PORTRAIT.length) })
        : await renderLandscape(key.slice(LANDSCAPE.length))
      const stored = await storePicture(media, key, picture)
      await db
        .updateTable('media')
        .set({ ...stored, status: MediaStatus.Live })
        .where('storageKey', '=', key)
        .execute()
    }
  }
  // One is drawn while another waits for the disk.
  await Promise.all([draw(), draw()])
}
