import type { Insertable } from 'kysely'
import sharp from 'sharp'
import { MediaKind } from '../contract/enums'
import { after, MINUTE } from '../core/clock'
import type { Media } from '../core/database/schema.generated'
import { newStorageKey, storePicture } from '../media/formats/pictures'
import type { Deps } from '../core/handler'
import type { TestServer } from './testServer'

/** A small picture of one colour, as a file. */
export function jpeg(width = 320, height = 400): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c23f2e' } })
    .jpeg()
    .toBuffer()
}

let sample: Promise<Buffer> | undefined

/** A live profile picture with its files, by default. */
export async function insertPicture(
  { deps: { db, clock, media } }: TestServer,
  profileId: number,
  values: Partial<Insertable<Media>> = {},
): Promise<{ id: number; key: string }> {
  sample ??= jpeg()
  const storageKey = newStorageKey()
  const picture = await storePicture(media, storageKey, await sample)
  return db
    .insertInto('media')
    .values({ profileId, kind: MediaKind.ProfilePicture, storageKey, createdAt: clock.now(), ...picture, ...values })
    .returning(['media.id', 'media.key'])
    .executeTakeFirstOrThrow()
}

/** Several live media items without files, each a minute older than the one before. */
export async function insertMedia(
  { deps: { db, clock } }: { readonly deps: Pick<Deps, 'db' | 'clock'> },
  profileId: number,
  count: number,
  values: Partial<Insertable<Media>> = {},
): Promise<number[]> {
  if (count === 0) return []
  const now = clock.now()
  const row = { profileId, kind: MediaKind.AlbumPicture, storageKey: 'none', width: 320, height: 400 }
  const rows = Array.from({ length: count }, (_, index) => ({
    ...row,
    createdAt: after(now, -index * MINUTE),
    ...values,
  }))
  const inserted = await db.insertInto('media').values(rows).returning('id').execute()
  return inserted.map(({ id }) => id)
}
