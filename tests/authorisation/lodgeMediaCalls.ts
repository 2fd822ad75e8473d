import { LodgeMediaStatus, type LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { hasLodgeRight } from '../../legacy/contract/lodgeRights'
import { insertLodgeAlbum, insertLodgeMedia } from '../../legacy/testing/lodgeMedia'
import { insertPicture } from '../../legacy/testing/media'
import { MediaKind } from '../../legacy/contract/enums'
import type { LodgeCall, LodgeCalls } from './lodgeCalls'
import type { LodgeWorld } from './lodgeWorld'

const isMember = (role: LodgeRole) => hasLodgeRight(role, 'seeInside')
const own = ({ lodgeId }: LodgeWorld) => ({ lodgeId })

/** An album of the other member's. */
const ofAlbum = async ({ server, lodgeId, memberId }: LodgeWorld) => ({
  albumId: await insertLodgeAlbum(server, lodgeId, memberId),
})
/** A picture of the other member's in an album. */
const ofMedia = async (world: LodgeWorld, lodgeStatus: LodgeMediaStatus = LodgeMediaStatus.Accepted) => {
  const { albumId } = await ofAlbum(world)
  return { mediaIds: await insertLodgeMedia(world.server, albumId, world.memberId, 1, { lodgeStatus }) }
}
const ofWaiting = async (world: LodgeWorld) => ({
  ...own(world),
  ...(await ofMedia(world, LodgeMediaStatus.Waiting)),
})
/** A decision on media of the viewer's. */
const decision = async ({ server, lodgeId, viewerId }: LodgeWorld) => {
  const values = { lodgeId, profileId: viewerId, accepted: true, mediaCount: 1, decidedAt: server.clock.now() }
  const insert = server.deps.db.insertInto('lodgeMediaDecision').values(values)
  return (await insert.returning('id').executeTakeFirstOrThrow()).id
}

/** The lodge keeps its albums to its members: to all others they are not there. */
const inside = { refused: { outside: 404 } } as const
const reading = { ...inside, right: 'seeInside' } as const satisfies Partial<LodgeCall>

/** Every call about the media of a lodge. What the contract names no right for, or not the whole rule, says its own. */
export const lodgeMediaCalls: LodgeCalls = {
  'Lodges.GetLodgeMediaAlbumsOverview': { args: own, ...reading },
  'Lodges.GetLodgeMediaAlbum': { args: ofAlbum, ...reading },
  'Lodges.GetLodgeMediaAlbumsByIds': {
    args: async (world) => ({ ids: [(await ofAlbum(world)).albumId] }),
    lists: isMember,
  },
  'Lodges.GetLodgeAlbumMediasNextPage': { args: ofAlbum, ...reading },
  'Lodges.SaveLodgeAlbum': { args: (world) => ({ ...own(world), name: 'Sommer' }) },
  'Lodges.UpdateLodgeMediaAlbum': {
    args: async (world) => ({ ...(await ofAlbum(world)), name: 'Vinter' }),
    right: 'manageMedia',
    ...inside,
  },
  'Lodges.DeleteLodgeMediaAlbum': { args: ofAlbum, right: 'manageMedia', ...inside },
  'Lodges.SaveLodgeMedia': {
    args: async (world) => {
      const upload = await insertPicture(world.server, world.viewerId, { kind: MediaKind.TempPicture })
      return { ...(await ofAlbum(world)), mediaId: upload.id, consent: true }
    },
    ...inside,
  },
  'Lodges.MoveLodgeAlbumMedia': {
    args: async (world) => ({ ...(await ofAlbum(world)), ...(await ofMedia(world)) }),
    right: 'manageMedia',
    ...inside,
  },
  'Lodges.DeleteLodgeMedia': { args: (world) => ofMedia(world), right: 'manageMedia', ...inside },
  'Lodges.GetLodgeMediaValidationItems': { args: own },
  'Lodges.GetLodgeMediaValidationItemsCount': { args: own },
  'Lodges.AcceptLodgeMediaItem': { args: ofWaiting },
  'Lodges.RejectLodgeMediaItem': { args: ofWaiting },
  // The viewer's own, whatever became of their membership.
  'Lodges.GetLodgeMediaDecisionsByIds': {
    args: async (world) => ({ ids: [await decision(world)] }),
    lists: () => true,
  },
}
