import type { LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { hasLodgeRight } from '../../legacy/contract/lodgeRights'
import { insertMeetup, insertMeetupComment, insertSignUp, sampleMeetup } from '../../legacy/testing/meetups'
import type { LodgeCall, LodgeCalls } from './lodgeCalls'
import type { LodgeWorld } from './lodgeWorld'

const isMember = (role: LodgeRole) => hasLodgeRight(role, 'seeInside')
const own = ({ lodgeId }: LodgeWorld) => ({ lodgeId })
const ofDay = ({ lodgeId }: LodgeWorld) => ({ lodgeId, date: '2026-12-05' })

/** A meetup of the other member's. */
const ofMeetup = async ({ server, lodgeId, memberId }: LodgeWorld) => ({
  meetupId: await insertMeetup(server, lodgeId, memberId),
})
const commentBy = async (world: LodgeWorld, profileId: number) => {
  const { meetupId } = await ofMeetup(world)
  return insertMeetupComment(world.server, meetupId, profileId)
}
/** A meetup that the viewer has signed up for, if they are in the lodge: nobody else can. */
const signedUp = async (world: LodgeWorld) => {
  const { server, lodgeId, viewerId } = world
  const of = await ofMeetup(world)
  const membership = await server.deps.db
    .selectFrom('lodgeMembership')
    .select('role')
    .where('lodgeId', '=', lodgeId)
    .where('profileId', '=', viewerId)
    .where('joinedAt', 'is not', null)
    .executeTakeFirst()
  if (membership) await insertSignUp(server, of.meetupId, viewerId)
  return of
}

/** The lodge keeps its calendar to its members: to all others it is not there. */
const inside = { refused: { outside: 404 } } as const
const reading = { ...inside, right: 'seeInside' } as const satisfies Partial<LodgeCall>

/** Every call about the meetups of a lodge. What the contract names no right for, or not the whole rule, says its own. */
export const meetupCalls: LodgeCalls = {
  'Lodges.GetCalendarData': { args: own, ...reading },
  'Lodges.GetCalendarDayData': { args: ofDay, ...reading },
  'Lodges.GetCalendarPageData': { args: ofDay, ...reading },
  'Lodges.GetCalendarPageSchedule': { args: ofDay, ...reading },
  'Lodges.GetMeetup': { args: ofMeetup, ...reading },
  'Lodges.GetMeetupsByIds': {
    args: async (world) => ({ ids: [(await ofMeetup(world)).meetupId] }),
    lists: isMember,
  },
  'Lodges.GetMeetupProfiles': { args: ofMeetup, ...reading },
  'Lodges.CreateMeetup': { args: (world) => ({ ...own(world), ...sampleMeetup }) },
  'Lodges.EditMeetup': {
    args: async (world) => ({ ...(await ofMeetup(world)), revision: 1, ...sampleMeetup }),
    right: 'manageMeetups',
    ...inside,
  },
  'Lodges.DeleteMeetup': { args: ofMeetup, right: 'manageMeetups', ...inside },
  'Lodges.MeetupSignUp': { args: ofMeetup, ...inside },
  'Lodges.QuitMeetup': { args: signedUp, ...reading, endsOwn: true },
  'Lodges.GetMeetupComments': { args: ofMeetup, ...reading },
  'Lodges.GetMeetupCommentsByIds': {
    args: async (world) => ({ ids: [await commentBy(world, world.memberId)] }),
    lists: isMember,
  },
  'Lodges.AddMeetupComment': { args: async (world) => ({ ...(await ofMeetup(world)), text: 'Ja' }), ...inside },
  'Lodges.EditMeetupComment': {
    args: async (world) => ({ commentId: await commentBy(world, world.viewerId), text: 'Nej' }),
    ...inside,
  },
  'Lodges.DeleteMeetupComment': {
    args: async (world) => ({ commentId: await commentBy(world, world.memberId) }),
    right: 'manageMeetups',
    refused: { inside: 404, outside: 404 },
  },
}
