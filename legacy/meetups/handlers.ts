import { pageOf, type Deps, type Handlers } from '../core/handler'
import { notFound } from '../core/problem'
import { comments, commentsByIds } from '../shared/comments/read'
import { addComment, deleteComment, editComment } from '../shared/comments/write'
import { lodgeHandlers } from '../shared/lodges/lodgeHandler'
import { comingMeetups, meetupMonth, meetupsOfDays } from './calendar'
import { deleteMeetup } from './cancelling'
import { editMeetup } from './change'
import { commentableMeetups } from './commentable'
import { meetupCalendar } from './feed'
import { meetupAnswer, pageOfAttendees } from './meetup'
import { createMeetup } from './save'
import { quit, signUp } from './signUps'
import { meetupSummaries } from './summaries'
import { monthOf } from '../shared/gatherings/times'
import { lodgeOfComment, lodgeOfMeetup, mayKnowOfComment } from './visibility'

/** Reads check what the viewer may see by themselves. */
const reading = {
  'Lodges.GetCalendarData': (deps, { viewer, query }) => comingMeetups(deps, viewer, query),
  'Lodges.GetCalendarDayData': (deps, { viewer, query }) =>
    meetupsOfDays(deps, viewer, query, { firstDay: query.date, lastDay: query.date }),
  'Lodges.GetCalendarPageData': (deps, { viewer, query }) => meetupMonth(deps, viewer, query),
  'Lodges.GetCalendarPageSchedule': (deps, { viewer, query }) =>
    meetupsOfDays(deps, viewer, query, monthOf(query.date)),
  'Lodges.GetMeetup': (deps, { viewer, query }) => meetupAnswer(deps, viewer, query.meetupId),
  'Lodges.GetMeetupsByIds': (deps, { viewer, body }) => meetupSummaries(deps, body.ids, viewer),
  'Lodges.GetMeetupProfiles': (deps, { viewer, query }) => pageOfAttendees(deps, viewer, query),
  'Lodges.GetMeetupComments': (deps, { viewer, query }) =>
    comments(deps, viewer, commentableMeetups, {
      itemId: query.meetupId,
      twoLayered: query.twoLayered ?? false,
      page: pageOf(query),
    }),
  'Lodges.GetMeetupCommentsByIds': (deps, { viewer, body }) =>
    commentsByIds(deps, viewer, commentableMeetups, body.ids),
} satisfies Partial<Handlers>

/** Changes of what is the viewer's own, or for which the meetup decides who may. */
const own = {
  'Lodges.EditMeetup': (deps, { viewer, body }) => editMeetup(deps, viewer, body),
  'Lodges.DeleteMeetup': (deps, { viewer, body }) => deleteMeetup(deps, viewer, body),
  'Lodges.QuitMeetup': async (deps, { viewer, body }) => {
    await quit(deps, viewer, body.meetupId)
    return {}
  },
  'Lodges.DeleteMeetupComment': async (deps, { viewer, body }) => {
    if (!(await mayKnowOfComment(deps.db, viewer, body.commentId))) throw notFound()
    return deleteComment(deps, viewer, commentableMeetups, body.commentId)
  },
  'Lodges.GetMeetupFeed': (deps, { viewer }) => meetupCalendar.feed(deps, viewer),
  'Lodges.RenewMeetupFeed': (deps, { viewer }) => meetupCalendar.renew(deps, viewer),
  'Lodges.EndMeetupFeed': async (deps, { viewer }) => {
    await meetupCalendar.end(deps, viewer)
    return {}
  },
} satisfies Partial<Handlers>

const inLodge = lodgeHandlers({
  'Lodges.CreateMeetup': (deps, { viewer, body }, standing) => createMeetup(deps, viewer, standing, body),
})

const ofMeetup = lodgeHandlers(
  {
    'Lodges.MeetupSignUp': async (deps, { viewer, body }) => ({ status: await signUp(deps, viewer, body.meetupId) }),
    'Lodges.AddMeetupComment': (deps, { viewer, body: { meetupId, ...written } }) =>
      addComment(deps, viewer, commentableMeetups, { itemId: meetupId, ...written }),
  },
  ({ db }, { viewer, body }) => lodgeOfMeetup(db, viewer, body.meetupId),
)

const ofComment = lodgeHandlers(
  {
    'Lodges.EditMeetupComment': (deps: Deps, { viewer, body: { commentId, ...written } }) =>
      editComment(deps, viewer, commentableMeetups, { id: commentId, ...written }),
  },
  ({ db }, { viewer, body }) => lodgeOfComment(db, viewer, body.commentId),
)

export const meetupsHandlers = { ...reading, ...own, ...inLodge, ...ofMeetup, ...ofComment } satisfies Partial<Handlers>
