import type { LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { hasLodgeRight } from '../../legacy/contract/lodgeRights'
import { insertDebateCategory, insertDebateComment, insertDebateEntry } from '../../legacy/testing/debates'
import type { LodgeCall, LodgeCalls } from './lodgeCalls'
import type { LodgeWorld } from './lodgeWorld'

const isMember = (role: LodgeRole) => hasLodgeRight(role, 'seeInside')
const text = { title: 'Ny', html: '<p>Nyt</p>', publish: false }
const own = ({ lodgeId }: LodgeWorld) => ({ lodgeId })

const ofCategory = async ({ server, lodgeId }: LodgeWorld) => ({
  categoryId: await insertDebateCategory(server, lodgeId),
})
/** A topic of the other member's. */
const ofEntry = async ({ server, lodgeId, memberId }: LodgeWorld) => ({
  debateEntryId: await insertDebateEntry(server, lodgeId, memberId),
})
/** A topic that the viewer has written, when they were in the lodge. */
const ofOwnEntry = async ({ server, lodgeId, viewerId }: LodgeWorld) => ({
  debateEntryId: await insertDebateEntry(server, lodgeId, viewerId),
})
const commentBy = async (world: LodgeWorld, profileId: number) => {
  const { debateEntryId } = await ofEntry(world)
  return insertDebateComment(world.server, debateEntryId, profileId)
}

/** The lodge keeps its debates to its members: to all others they are not there. */
const inside = { refused: { outside: 404 } } as const
const reading = { ...inside, right: 'seeInside' } as const satisfies Partial<LodgeCall>

/** Every call about the debates of a lodge. What the contract names no right for, or not the whole rule, says its own. */
export const debateCalls: LodgeCalls = {
  'Lodges.GetDebateCategories': { args: own, ...reading },
  'Lodges.GetDebateCategory': { args: ofCategory, ...reading },
  'Lodges.GetDebateCategoriesByIds': {
    args: async (world) => ({ ids: [(await ofCategory(world)).categoryId] }),
    lists: isMember,
  },
  'Lodges.CreateDebateCategory': { args: ({ lodgeId }) => ({ lodgeId, name: 'Ture' }) },
  'Lodges.UpdateDebateCategory': { args: async (world) => ({ ...(await ofCategory(world)), name: 'Ture' }), ...inside },
  'Lodges.DeleteDebateCategory': {
    args: async (world) => {
      await ofCategory(world)
      return ofCategory(world)
    },
    ...inside,
  },
  'Lodges.SortDebateCategories': {
    args: async (world) => ({ ...own(world), categoryIds: [(await ofCategory(world)).categoryId] }),
  },
  'Lodges.GetDebateEntries': { args: own, ...reading },
  'Lodges.GetOwnDebateDrafts': { args: own, ...reading },
  'Lodges.GetDebateEntry': { args: ofEntry, ...reading },
  'Lodges.GetDebateEntriesByIds': {
    args: async (world) => ({ ids: [(await ofEntry(world)).debateEntryId] }),
    lists: isMember,
  },
  'Lodges.GetDebateEntryForEdit': { args: ofOwnEntry, ...inside },
  'Lodges.CreateDebateEntry': { args: async (world) => ({ ...own(world), ...(await ofCategory(world)), ...text }) },
  'Lodges.UpdateDebateEntry': {
    args: async (world) => ({ ...(await ofOwnEntry(world)), revision: 1, ...text }),
    ...inside,
  },
  // There is nothing to go back to.
  'Lodges.DiscardDebateEntryChanges': { args: ofOwnEntry, ...inside },
  'Lodges.DeleteDebateEntry': { args: ofEntry, right: 'moderateDebates', ...inside },
  'Lodges.UpdateDebateEntryView': { args: ofEntry, ...reading },
  'Lodges.LockDebateEntry': { args: async (world) => ({ ...(await ofEntry(world)), locked: true }), ...inside },
  'Lodges.PinDebateEntry': { args: async (world) => ({ ...(await ofEntry(world)), pinned: true }), ...inside },
  'Lodges.ChangeDebateEntryCategory': {
    args: async (world) => ({ ...(await ofEntry(world)), ...(await ofCategory(world)) }),
    right: 'moderateDebates',
    ...inside,
  },
  'Lodges.ToggleDebateEntryFollow': {
    args: async (world) => ({ ...(await ofEntry(world)), followed: true }),
    ...reading,
  },
  'Lodges.GetDebateEntryComments': { args: ofEntry, ...reading },
  'Lodges.GetDebateEntryCommentsByIds': {
    args: async (world) => ({ ids: [await commentBy(world, world.memberId)] }),
    lists: isMember,
  },
  'Lodges.AddDebateEntryComment': { args: async (world) => ({ ...(await ofEntry(world)), text: 'Ja' }), ...inside },
  'Lodges.EditDebateEntryComment': {
    args: async (world) => ({ commentId: await commentBy(world, world.viewerId), text: 'Nej' }),
    ...inside,
  },
  'Lodges.DeleteDebateEntryComment': {
    args: async (world) => ({ commentId: await commentBy(world, world.memberId) }),
    right: 'moderateDebates',
    refused: { inside: 404, outside: 404 },
  },
}
