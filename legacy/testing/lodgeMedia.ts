import type { Insertable } from 'kysely'
import { MediaKind } from '../contract/enums'
import { LodgeMediaStatus } from '../contract/lodges/lodgeEnums'
import type { LodgeAlbum, Media } from '../core/database/schema.generated'
import { insertMedia, insertPicture } from './media'
import type { TestServer } from './testServer'

export async function insertLodgeAlbum(
  { deps: { db, clock } }: TestServer,
  lodgeId: number,
  profileId: number,
  values: Partial<Insertable<LodgeAlbum>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('lodgeAlbum')
    .values({ lodgeId, profileId, name: 'Summer', createdAt: clock.now(), ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type MediaValues = Partial<Insertable<Media>>

/** Several accepted pictures without files in an album of a lodge, each a minute older than the one before. */
export async function insertLodgeMedia(
  server: TestServer,
  albumId: number,
  profileId: number,
  count = 1,
  values: MediaValues = {},
): Promise<number[]> {
  return insertMedia(server, profileId, count, { ...(await placeIn(server, albumId)), ...values })
}

/** An accepted picture with its files in an album of a lodge. */
export async function insertLodgePicture(
  server: TestServer,
  albumId: number,
  profileId: number,
  values: MediaValues = {},
): Promise<{ id: number; key: string }> {
  return insertPicture(server, profileId, { ...(await placeIn(server, albumId)), ...values })
}

async function placeIn({ deps: { db } }: TestServer, lodgeAlbumId: number) {
  const { lodgeId } = await db
    .selectFrom('lodgeAlbum')
    .select('lodgeId')
    .where('id', '=', lodgeAlbumId)
    .executeTakeFirstOrThrow()
  return { kind: MediaKind.LodgeAlbumPicture, lodgeId, lodgeAlbumId, lodgeStatus: LodgeMediaStatus.Accepted }
}
