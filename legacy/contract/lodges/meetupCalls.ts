import Type from 'typebox'
import { Comment, commentText, newComment } from '../blogShapes'
import { CalendarDate, get, Id, list, nullable, oneOf, post } from '../call'
import { Gender } from '../enums'
import { ProfileSummary } from '../shapes'
import { MeetupRepetition, MeetupSignUpStatus } from './lodgeEnums'
import { Meetup, meetupContent, MeetupFeed, MeetupMonth, MeetupSummary } from './meetupShapes'

const lodgeId = { lodgeId: Id }
const meetupId = { meetupId: Id }
const commentId = { commentId: Id }
const batch = { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }
const active = { access: 'active' } as const
const inOwnName = { ...active, inOwnName: true } as const
const month = Type.String({ format: 'date', description: 'Any day of the month, yyyy-MM-dd' })
const following = {
  following: Type.Optional(
    Type.Boolean({ default: false, description: 'Also the later ones of its series that have not begun' }),
  ),
}

/** The meetups of lodges: calendar, sign-ups, comments. Days are those of the lodge's country. */
export const meetupCalls = {
  GetCalendarData: list({
    ...active,
    summary: "A lodge's meetups by their beginning, from now or from a day on; 404 when not for the viewer",
    query: {
      ...lodgeId,
      startDate: Type.Optional(
        Type.String({ format: 'date', description: 'The first day, yyyy-MM-dd; without it those not over' }),
      ),
      endDate: Type.Optional(Type.String({ format: 'date', description: 'The last day, yyyy-MM-dd' })),
    },
    item: MeetupSummary,
  }),
  GetCalendarDayData: list({
    ...active,
    summary: "A day's meetups, also those that began before it; 404 when the calendar is not for the viewer",
    query: { ...lodgeId, date: CalendarDate },
    item: MeetupSummary,
  }),
  GetCalendarPageData: get({
    ...active,
    summary: 'The days of a month that have meetups; 404 when the calendar is not for the viewer',
    query: { ...lodgeId, date: month },
    answer: MeetupMonth,
  }),
  GetCalendarPageSchedule: list({
    ...active,
    summary: "A month's meetups, also those that began before it; 404 when the calendar is not for the viewer",
    query: { ...lodgeId, date: month },
    item: MeetupSummary,
  }),
  GetMeetup: get({
    ...active,
    summary: 'A meetup to read, also a cancelled one; 404 when it is not for the viewer',
    query: meetupId,
    answer: Meetup,
  }),
  GetMeetupsByIds: post({
    ...active,
    assumed: true,
    summary: 'Many meetups at once; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(MeetupSummary),
  }),
  GetMeetupProfiles: list({
    ...active,
    summary:
      'The profiles that come, or that wait for a place, the first to sign up first; outside the lodge only where its members are public',
    query: {
      ...meetupId,
      gender: Type.Optional(oneOf(Gender, 'Only this gender')),
      status: Type.Optional(oneOf(MeetupSignUpStatus, 'Coming by default')),
    },
    item: ProfileSummary,
  }),
  CreateMeetup: post({
    ...inOwnName,
    lodgeRight: 'createMeetup',
    summary: 'Makes a meetup, or a series of them, within a year from now; answers the first one',
    body: {
      ...lodgeId,
      key: Type.Optional(Type.String({ format: 'uuid', description: 'The same again makes no second meetup' })),
      ...meetupContent,
      repetition: Type.Optional(oneOf(MeetupRepetition, 'Once by default')),
      repeatUntil: Type.Optional(
        Type.String({ format: 'date', description: 'The last day of a series, yyyy-MM-dd; needed for one' }),
      ),
    },
    answer: Meetup,
  }),
  EditMeetup: post({
    ...inOwnName,
    summary: "Changes a meetup: the viewer's own, or any for those who manage the meetups; notifies who signed up",
    body: {
      ...meetupId,
      revision: Type.Integer({
        minimum: 1,
        description: 'The one that the change grew from; 409 EDIT_CONFLICT if it is not the last',
      }),
      ...meetupContent,
      ...following,
    },
    answer: Meetup,
  }),
  DeleteMeetup: post({
    ...inOwnName,
    summary:
      "Cancels a coming meetup that others have signed up for, who are notified; deletes it otherwise: the viewer's own, or any for those who manage the meetups",
    body: { ...meetupId, ...following },
    answer: Type.Object({
      ...lodgeId,
      cancelled: Type.Boolean({ description: 'It is still there, as cancelled; else it is gone' }),
    }),
  }),
  MeetupSignUp: post({
    ...inOwnName,
    lodgeRight: 'takePart',
    summary: 'Signs the viewer up until the meetup begins: for a place, or else for the waiting list',
    body: meetupId,
    answer: Type.Object({ status: oneOf(MeetupSignUpStatus, 'What the viewer has got') }),
  }),
  QuitMeetup: post({
    ...inOwnName,
    summary: "Ends the viewer's sign-up until the meetup begins; the place goes to the first waiting whom it fits",
    body: meetupId,
  }),

  GetMeetupComments: list({
    ...active,
    summary: 'The comments on a meetup, oldest first: flat, or those of the first layer each with its answers',
    query: { ...meetupId, twoLayered: Type.Optional(Type.Boolean({ default: false })) },
    item: Comment,
  }),
  GetMeetupCommentsByIds: post({
    ...active,
    assumed: true,
    summary: 'Many comments at once, in two layers; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(Comment),
  }),
  AddMeetupComment: post({
    ...inOwnName,
    lodgeRight: 'takePart',
    summary: 'Comments on a meetup, or answers a comment on it; 422 COMMENTS_CLOSED when it is cancelled',
    body: { ...meetupId, ...newComment },
    answer: Comment,
  }),
  EditMeetupComment: post({
    ...inOwnName,
    lodgeRight: 'takePart',
    summary: "Changes one of the viewer's comments",
    body: { ...commentId, ...commentText },
    answer: Comment,
  }),
  DeleteMeetupComment: post({
    ...inOwnName,
    summary: "Deletes a comment: the viewer's own, one on the viewer's meetup, or any for those who manage the meetups",
    body: commentId,
    answer: Type.Object({
      itemId: Type.Integer({ minimum: 1, description: 'The meetup that it stood under' }),
      remains: nullable(Comment, { description: 'The empty place, where others had answered it' }),
    }),
  }),

  GetMeetupFeed: get({
    ...active,
    assumed: true,
    summary:
      "The secret address of the viewer's meetups for calendar programs, on sites of this kind; another one after a new password",
    answer: MeetupFeed,
  }),
  RenewMeetupFeed: post({
    ...inOwnName,
    assumed: true,
    summary: 'Gives the viewer a new secret address; the one before ends',
    answer: MeetupFeed,
  }),
  EndMeetupFeed: post({
    ...inOwnName,
    assumed: true,
    summary: "Ends the viewer's secret address",
  }),
}
