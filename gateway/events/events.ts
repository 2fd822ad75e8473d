import type { QueryOf } from '../../legacy/contract/contract'
import type { EventRight } from '../../legacy/contract/events/eventRights'
import { EventRole } from '../../legacy/contract/events/eventEnums'
import type { GatewayContext } from '../core/context'
import { orNull } from '../core/errors'
import { partOf, toGlobalId, toPartId } from '../core/globalIds'
import { connection } from '../core/lists/connections'
import { list } from '../core/lists/list'
import { lookUp } from '../core/rest/loaders'
import type { EventFilterInput, Resolvers } from '../generated/resolvers'
import { upcomingEvents } from '../shared/upcomingEvents'
import type { Event } from './parents'

/** Fields that only the call for one event returns. */
type Whole = Required<Pick<Event, 'html' | 'media' | 'hosts' | 'tickets' | 'icsPath' | 'exportPath'>>

/** A field of an event as it came, else from the call for one event, which all such fields share. */
async function wholeFieldOf<K extends keyof Whole>(
  event: Event,
  name: K,
  { rest }: GatewayContext,
): Promise<Whole[K] | null> {
  const known: Partial<Whole> = event
  if (known[name] !== undefined) return known[name]
  const whole = await orNull(rest.Events.GetEvent({ query: { eventId: event.id } }))
  return whole && whole[name]
}

/** The server refuses what the table of rights does not give: the graph asks only for what it does. */
const hasRight = ({ rights }: Event, right: EventRight) => rights.includes(right)
const viewerCan = (right: EventRight) => (event: Event) => hasRight(event, right)

type Conditions = Pick<QueryOf<'Events.GetUpcomingEvents'>, 'text' | 'kind' | 'countryAreaId' | 'distance'>

function conditionsOf(filter: EventFilterInput | null | undefined): Conditions {
  return {
    text: filter?.text?.trim() || undefined,
    kind: filter?.kind ?? undefined,
    countryAreaId: filter?.countryAreaId == null ? undefined : partOf(filter.countryAreaId, 'CountryArea').id,
    distance: filter?.distance ?? undefined,
  }
}

/** Events in lists, by themselves, and as subjects of notifications. */
export const eventsResolvers: Resolvers = {
  Query: {
    event: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (eventId) => rest.Events.GetEvent({ query: { eventId } })),
    events: (_parent, { filter, from, to, ...args }, context) => {
      const days = { startDate: from ?? undefined, endDate: to ?? undefined }
      return upcomingEvents(context, { ...conditionsOf(filter), ...days }, args)
    },
    eventMonth: (_parent, { day: date, filter }, { rest }) =>
      rest.Events.GetEventMonth({ query: { ...conditionsOf(filter), date } }),
  },
  Viewer: {
    events: (_viewer, { part, ...args }, context) => list(context, 'Events.GetMyEvents', { args, filters: { part } }),
    viewerCanCreateEvent: async (_viewer, _args, { rest }) => (await rest.Events.GetEventPermissions()).mayCreate,
    eventFeedUrl: async (_viewer, _args, { rest }) => (await rest.Events.GetEventFeed()).address,
    eventAdmins: (_viewer, args, context) => list(context, 'Events.GetEventAdmins', { args }),
  },
  EventDay: { viewerEventCount: ({ ownCount }) => ownCount },
  Event: {
    html: (event, _args, context) => wholeFieldOf(event, 'html', context),
    media: (event, _args, context) => wholeFieldOf(event, 'media', context),
    hosts: (event, _args, context) => wholeFieldOf(event, 'hosts', context),
    tickets: (event, _args, context) => wholeFieldOf(event, 'tickets', context),
    icsUrl: async (event, _args, context) => {
      const path = await wholeFieldOf(event, 'icsPath', context)
      return path && context.media.origin + path
    },
    exportUrl: async (event, _args, context) => {
      if (!hasRight(event, 'checkIn')) return null
      const path = await wholeFieldOf(event, 'exportPath', context)
      return path && context.media.origin + path
    },
    attendees: ({ id: eventId }, { gender, ...args }, context) =>
      list(context, 'Events.GetEventProfiles', { args, filters: { eventId, gender: gender ?? undefined } }),
    viewerRole: ({ role }) => (role === EventRole.None ? null : role),
    viewerSignUp: ({ signUp }) => signUp,
    viewerCanSignUp: ({ signUpOpen }) => signUpOpen,
    viewerCanQuit: ({ quittable }) => quittable,
    viewerCanEdit: viewerCan('editEvent'),
    viewerCanCancel: viewerCan('cancelEvent'),
    viewerCanSetHosts: viewerCan('setHosts'),
    viewerCanCheckIn: viewerCan('checkIn'),
    viewerCanAnnounce: viewerCan('announce'),
    viewerCanAnswer: viewerCan('answer'),
    viewerCanModerate: viewerCan('moderate'),
    viewerCanSeeAlbum: viewerCan('seeInside'),
    viewerCanAddMedia: ({ mediaOpen }) => mediaOpen,
    signUps: (event, { status, text, ...args }, context) => {
      if (!hasRight(event, 'checkIn')) return null
      const filters = { eventId: event.id, status, text: text?.trim() || undefined }
      return list(context, 'Events.GetCheckInList', { args, filters })
    },
    questions: ({ id: eventId }, args, context) =>
      list(context, 'Events.GetEventQuestions', { args, filters: { eventId } }),
    album: (event, args, context) => {
      if (!hasRight(event, 'seeInside')) return null
      return list(context, 'Events.GetEventMedia', { args, filters: { eventId: event.id } })
    },
    conversations: ({ id: eventId }, args, context) =>
      connection({
        call: 'Events.GetEventConversations',
        filters: { eventId },
        args,
        read: async (page) => {
          const listed = await context.rest.Events.GetEventConversations({ query: { eventId, ...page } })
          const conversations = context.loaders.of('Mail.GetConversationsByIds')
          const found = await Promise.all(listed.map(async ({ id }) => conversations.load(id)))
          return found.filter((conversation) => conversation !== null)
        },
      }),
    hasCommentsEnabled: ({ commentable }) => commentable,
  },
  ViewerSignUp: {
    personIds: ({ profileId, personIds }) => personIds.map((id) => toPartId('Person', { id, whole: profileId })),
    isVisible: ({ visible }) => visible,
    orderNumber: ({ orderId }) => orderId,
  },
  EventSignUp: {
    event: ({ eventId }, _args, { loaders }) => loaders.of('Events.GetEventsByIds').load(eventId),
  },
  EventQuestion: {
    event: ({ eventId }, _args, { loaders }) => loaders.of('Events.GetEventsByIds').load(eventId),
    viewerIsAsker: ({ own }) => own,
    viewerCanDelete: ({ deletable }) => deletable,
  },
  EventNotification: {
    eventId: ({ itemId }) => toGlobalId('Event', itemId),
    event: ({ itemId }, _args, { loaders }) => loaders.of('Events.GetEventsByIds').load(itemId),
    commentId: ({ commentId }) => (commentId === null ? null : toGlobalId('EventComment', commentId)),
    comment: ({ commentId }, _args, { loaders }) =>
      commentId === null ? null : loaders.of('Events.GetEventCommentsByIds').load(commentId),
  },
}
