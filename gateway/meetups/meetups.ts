import { orNull } from '../core/errors'
import type { GatewayContext } from '../core/context'
import { toGlobalId } from '../core/globalIds'
import { list } from '../core/lists/list'
import { lookUp } from '../core/rest/loaders'
import { seesPart } from '../shared/lodges/rights'
import type { Resolvers } from '../generated/resolvers'
import type { Meetup } from './parents'

/** Fields that only the call for one meetup returns. */
type Whole = Required<Pick<Meetup, 'html' | 'media' | 'icsPath'>>

/** A field of a meetup as it came, else from the call for one meetup, which all such fields share. */
async function partOf<K extends keyof Whole>(
  meetup: Meetup,
  name: K,
  { rest }: GatewayContext,
): Promise<Whole[K] | null> {
  const known: Partial<Whole> = meetup
  if (known[name] !== undefined) return known[name]
  const whole = await orNull(rest.Lodges.GetMeetup({ query: { meetupId: meetup.id } }))
  return whole && whole[name]
}

/** Meetups in calendars, by themselves, and as subjects of notifications. */
export const meetupsResolvers: Resolvers = {
  Query: {
    meetup: (_parent, { legacyId }, { rest }) =>
      lookUp(legacyId, (meetupId) => rest.Lodges.GetMeetup({ query: { meetupId } })),
  },
  Lodge: {
    meetups: (lodge, { from, to, ...args }, context) => {
      if (!seesPart(lodge, 'meetupsPublic')) return null
      const lodgeId = lodge.id
      const filters = { lodgeId, startDate: from ?? undefined, endDate: to ?? undefined }
      return list(context, 'Lodges.GetCalendarData', { args, filters })
    },
    meetupsOn: (lodge, { day: date, ...args }, context) => {
      if (!seesPart(lodge, 'meetupsPublic')) return null
      return list(context, 'Lodges.GetCalendarDayData', { args, filters: { lodgeId: lodge.id, date } })
    },
    meetupMonth: (lodge, { day: date }, { rest }) => {
      if (!seesPart(lodge, 'meetupsPublic')) return null
      return rest.Lodges.GetCalendarPageData({ query: { lodgeId: lodge.id, date } })
    },
  },
  MeetupMonth: {
    meetups: ({ lodgeId, firstDay: date }, args, context) =>
      list(context, 'Lodges.GetCalendarPageSchedule', { args, filters: { lodgeId, date } }),
  },
  MeetupDay: { viewerMeetupCount: ({ ownCount }) => ownCount },
  Meetup: {
    lodge: ({ lodgeId }, _args, { loaders }) => loaders.of('Lodges.GetLodgesByIds').load(lodgeId),
    html: (meetup, _args, context) => partOf(meetup, 'html', context),
    media: (meetup, _args, context) => partOf(meetup, 'media', context),
    icsUrl: async (meetup, _args, context) => {
      const path = await partOf(meetup, 'icsPath', context)
      return path && context.media.origin + path
    },
    attendees: ({ id: meetupId }, { status, gender, ...args }, context) =>
      list(context, 'Lodges.GetMeetupProfiles', {
        args,
        filters: { meetupId, status, gender: gender ?? undefined },
      }),
    hasCommentsEnabled: ({ commentable }) => commentable,
    viewerStatus: ({ signUpStatus }) => signUpStatus,
    viewerCanSignUp: ({ signUpOpen }) => signUpOpen,
    viewerCanQuit: ({ quittable }) => quittable,
    viewerCanEdit: ({ editable }) => editable,
    viewerCanDelete: ({ deletable }) => deletable,
  },
  MeetupNotification: {
    meetupId: ({ itemId }) => toGlobalId('Meetup', itemId),
    meetup: ({ itemId }, _args, { loaders }) => loaders.of('Lodges.GetMeetupsByIds').load(itemId),
    commentId: ({ commentId }) => (commentId === null ? null : toGlobalId('MeetupComment', commentId)),
    comment: ({ commentId }, _args, { loaders }) =>
      commentId === null ? null : loaders.of('Lodges.GetMeetupCommentsByIds').load(commentId),
  },
}
