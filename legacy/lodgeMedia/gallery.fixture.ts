import { LodgeRole } from '../contract/lodges/lodgeEnums'
import { newCast, type Cast } from '../lodgeMembers/cast.fixture'
import { insertLodgeAlbum } from '../testing/lodgeMedia'
import { setLodgeRole } from '../testing/lodges'
import { jpeg } from '../testing/media'
import { upload } from '../testing/mediaClient'
import { newMember, type TestMember } from '../testing/members'
import type { TestServer } from '../testing/testServer'

/** A lodge with one profile of each role, another member, and an album of the member's. */
export interface Gallery extends Cast {
  readonly other: TestMember
  readonly albumId: number
}

export async function newGallery(server: TestServer, lodge: Parameters<typeof newCast>[1] = {}): Promise<Gallery> {
  const cast = await newCast(server, lodge)
  const other = await newMember(server)
  await setLodgeRole(server, cast.lodgeId, other.id, LodgeRole.Member)
  return { ...cast, other, albumId: await insertLodgeAlbum(server, cast.lodgeId, cast.member.id) }
}

/** Uploads a picture into an album as a client does. */
export async function addPicture(server: TestServer, { client }: TestMember, albumId: number) {
  const { data } = await upload(server, client, await jpeg())
  return client.call('Lodges.SaveLodgeMedia', { albumId, mediaId: data.id, consent: true })
}

export async function block(server: TestServer, one: TestMember, other: TestMember): Promise<void> {
  await server.deps.db.insertInto('blacklist').values({ profileId: one.id, blockedId: other.id }).execute()
}
