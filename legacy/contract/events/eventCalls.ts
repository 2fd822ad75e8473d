import Type from 'typebox'
import { Comment, commentText, newComment } from '../blogShapes'
import { CalendarDate, get, Id, list, nullable, oneOf, partOfSite, post } from '../call'
import { Gender } from '../enums'
import { MediaItem, Money, ProfileSummary } from '../shapes'
import { EventKind, EventSignUpStatus, OwnEvents } from './eventEnums'
import {
  Event,
  eventContent,
  EventFeed,
  EventMonth,
  EventQuestion,
  EventSignUp,
  EventSummary,
  EventTick,
  EventTickAnswer,
  OwnSignUp,
} from './eventShapes'

const eventId = { eventId: Id }
const commentId = { commentId: Id }
const questionId = { questionId: Id }
const batch = { ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }
const active = { access: 'active', assumed: true } as const
const inOwnName = { ...active, inOwnName: true } as const
const support = { access: { role: 'Support' }, assumed: true } as const
const key = Type.String({ format: 'uuid', description: 'Made by the client: the same again does nothing new' })
const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))

const conditions = {
  text: Type.Optional(Type.String({ maxLength: 100, description: 'Words of the title, the programme or the place' })),
  kind: Type.Optional(oneOf(EventKind, 'Only of this kind')),
  countryAreaId: Type.Optional(Type.Integer({ minimum: 1, description: 'Only in this region, or one within it' })),
  distance: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 2000, description: "Kilometres at most from the viewer's place" }),
  ),
}

/**
 * Events: gatherings of the whole community of a site, made by the staff and by event admins. Days are those of the
 * site's country. On sites with `disabledEvents` all calls answer 404.
 */
export const Events = partOfSite('events', {
  GetUpcomingEvents: list({
    ...active,
    summary: "The site's published events by their beginning, from now or within some days",
    query: {
      ...conditions,
      startDate: day('The first day, yyyy-MM-dd; without it those that are not over'),
      endDate: day('The last day, yyyy-MM-dd'),
    },
    item: EventSummary,
  }),
  GetEventMonth: get({
    ...active,
    summary: 'The days of a month that have events',
    query: { ...conditions, date: CalendarDate },
    answer: EventMonth,
  }),
  GetMyEvents: list({
    ...active,
    summary: "The viewer's events: the next one first, of past ones the last, of those they run the last made",
    query: { part: oneOf(OwnEvents, 'Which of them') },
    item: EventSummary,
  }),
  GetEvent: get({
    ...active,
    summary: 'An event to read, also a cancelled one; 404 when it is not for the viewer',
    query: eventId,
    answer: Event,
  }),
  GetEventsByIds: post({
    ...active,
    summary: 'Many events at once; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(EventSummary),
  }),
  GetEventProfiles: list({
    ...active,
    summary: 'The profiles that come and let others know, as far as the viewer may see them, the first first',
    query: { ...eventId, gender: Type.Optional(oneOf(Gender, 'Only this gender of the profile')) },
    item: ProfileSummary,
  }),
  SignUp: post({
    ...inOwnName,
    summary:
      'Signs the viewer up until the event begins, alone or as a couple: for a place, held for 15 minutes where it costs something, or else for the waiting list',
    body: {
      ...eventId,
      personIds: Type.Optional(
        Type.Array(Id, { minItems: 1, maxItems: 2, uniqueItems: true, description: 'All of the profile without it' }),
      ),
      visible: Type.Optional(
        Type.Boolean({ default: true, description: 'Others see the profile among those who come' }),
      ),
    },
    answer: OwnSignUp,
  }),
  SetSignUpVisible: post({
    ...inOwnName,
    summary: 'Says whether others see the viewer among those who come',
    body: { ...eventId, visible: Type.Boolean() },
  }),
  CancelSignUp: post({
    ...inOwnName,
    summary:
      "Ends the viewer's sign-up until the event's limit; pays back what its terms say, and the place goes to the first who waits",
    body: eventId,
    answer: Type.Object({ refund: nullable(Money, { description: 'What is paid back; null: nothing' }) }),
  }),

  GetEventPermissions: get({
    ...active,
    summary: 'Whether the viewer may create events, as staff or event admin',
    answer: Type.Object({ mayCreate: Type.Boolean() }),
  }),
  CreateEvent: post({
    ...inOwnName,
    summary: 'Makes a draft of an event, with the viewer as its host; for staff and event admins, else 403',
    body: { key, ...eventContent },
    answer: Event,
  }),
  UpdateEvent: post({
    ...inOwnName,
    eventRight: 'editEvent',
    summary: 'Changes an event, or moves it; those who have signed up are notified of a new time or place',
    body: {
      ...eventId,
      revision: Type.Integer({
        minimum: 1,
        description: 'The one that the change grew from; 409 EDIT_CONFLICT if it is not the last',
      }),
      ...eventContent,
    },
    answer: Event,
  }),
  PublishEvent: post({
    ...inOwnName,
    eventRight: 'editEvent',
    summary: 'Opens a draft to everybody; a repeat does no harm',
    body: eventId,
    answer: Event,
  }),
  CancelEvent: post({
    ...inOwnName,
    eventRight: 'cancelEvent',
    summary: 'Cancels an event and pays everything back, those who have signed up are notified; deletes a draft',
    body: {
      ...eventId,
      reason: Type.Optional(Type.String({ maxLength: 500, default: '', description: 'For those who have signed up' })),
    },
    answer: Type.Object({
      cancelled: Type.Boolean({ description: 'It is still there, as cancelled; else it is gone' }),
    }),
  }),
  SetEventHost: post({
    ...inOwnName,
    eventRight: 'setHosts',
    summary: 'Lets another event admin of the site run an event, or no longer; the last host stays',
    body: { ...eventId, profileId: Id, host: Type.Boolean() },
    answer: Event,
  }),

  GetCheckInList: list({
    ...active,
    eventRight: 'checkIn',
    summary: 'Everybody who comes by name, for the door: also those whom a block keeps from the viewer',
    query: {
      ...eventId,
      text: Type.Optional(Type.String({ maxLength: 100, description: 'In the name of the profile' })),
      status: Type.Optional(oneOf(EventSignUpStatus, 'Coming by default')),
    },
    item: EventSignUp,
  }),
  GetEventSignUpsByIds: post({
    ...active,
    summary: "Many sign-ups at once: the viewer's own, and those at events where they check in",
    body: batch,
    answer: Type.Array(EventSignUp),
  }),
  CheckIn: post({
    ...inOwnName,
    eventRight: 'checkIn',
    summary: 'Records ticks of the door in the order of their times; repeats and late ones do no harm',
    body: { ...eventId, ticks: Type.Array(EventTick, { minItems: 1, maxItems: 100 }) },
    answer: Type.Array(EventTickAnswer),
  }),

  GetEventQuestions: list({
    ...active,
    summary: "Questions about an event, the last answered first: the viewer's own and, for hosts, all that wait before",
    query: eventId,
    item: EventQuestion,
  }),
  GetEventQuestionsByIds: post({
    ...active,
    summary: 'Many questions at once; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(EventQuestion),
  }),
  AskQuestion: post({
    ...inOwnName,
    summary: 'Asks the hosts something that all may read once it is answered',
    body: { ...eventId, key, text: Type.String({ minLength: 1, maxLength: 500 }) },
    answer: EventQuestion,
  }),
  AnswerQuestion: post({
    ...inOwnName,
    eventRight: 'answer',
    summary: 'Answers a question, or changes the answer; the asker is notified of the first one',
    body: { ...questionId, answer: Type.String({ minLength: 1, maxLength: 2000 }) },
    answer: EventQuestion,
  }),
  DeleteQuestion: post({
    ...inOwnName,
    summary: "Deletes a question: the viewer's own, or any for those who moderate the event",
    body: questionId,
    answer: Type.Object(eventId),
  }),

  GetEventComments: list({
    ...active,
    summary: 'The comments on an event, oldest first: flat, or those of the first layer each with its answers',
    query: { ...eventId, twoLayered: Type.Optional(Type.Boolean({ default: false })) },
    item: Comment,
  }),
  GetEventCommentsByIds: post({
    ...active,
    summary: 'Many comments at once, in two layers; those that are not for the viewer are left out',
    body: batch,
    answer: Type.Array(Comment),
  }),
  AddEventComment: post({
    ...inOwnName,
    summary: 'Comments on an event, or answers a comment on it; 422 COMMENTS_CLOSED when it is cancelled or a draft',
    body: { ...eventId, ...newComment },
    answer: Comment,
  }),
  EditEventComment: post({
    ...inOwnName,
    summary: "Changes one of the viewer's comments",
    body: { ...commentId, ...commentText },
    answer: Comment,
  }),
  DeleteEventComment: post({
    ...inOwnName,
    summary: "Deletes a comment: the viewer's own, or any for those who moderate the event",
    body: commentId,
    answer: Type.Object({
      itemId: Type.Integer({ minimum: 1, description: 'The event that it stood under' }),
      remains: nullable(Comment, { description: 'The empty place, where others had answered it' }),
    }),
  }),

  GetEventMedia: list({
    ...active,
    eventRight: 'seeInside',
    summary: 'The album of an event, newest first, for those who came',
    query: eventId,
    item: MediaItem,
  }),
  SaveEventMedia: post({
    ...inOwnName,
    eventRight: 'addMedia',
    summary: 'Puts an uploaded file into the album of an event that has begun; without the consent it is refused',
    body: {
      ...eventId,
      mediaId: Id,
      title: Type.Optional(Type.String({ maxLength: 200 })),
      consent: Type.Boolean({ description: 'The member holds copyright and consent of all who are seen' }),
    },
    answer: MediaItem,
  }),
  DeleteEventMedia: post({
    ...inOwnName,
    summary: "Deletes media of an event, all or none: the viewer's own, or any for those who moderate it",
    body: { mediaIds: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }) },
  }),

  GetEventConversations: list({
    ...active,
    summary: "The viewer's mail of an event: the announcements first, then conversations with its hosts",
    query: eventId,
    item: Type.Object({ id: Type.Integer({ minimum: 1, description: 'Of the conversation' }) }),
  }),
  Announce: post({
    ...inOwnName,
    eventRight: 'announce',
    summary: 'Writes to all who come, also to those who come later',
    body: { ...eventId, key, text: Type.String({ minLength: 1, maxLength: 5000 }) },
    answer: Type.Object({ messageId: Id }),
  }),
  WriteEventMail: post({
    ...inOwnName,
    summary: "Writes to the hosts of an event, or answers in one of the event's conversations with a member",
    body: {
      ...eventId,
      conversationId: Type.Optional(
        Type.Integer({ minimum: 1, description: "Without it the viewer's own with the hosts, begun if need be" }),
      ),
      key,
      text: Type.String({ minLength: 1, maxLength: 5000 }),
    },
    answer: Type.Object({ messageId: Id }),
  }),

  GetEventFeed: get({
    ...active,
    summary:
      "The secret address of the viewer's events for calendar programs, on sites of this kind; another one after a new password",
    answer: EventFeed,
  }),
  RenewEventFeed: post({
    ...inOwnName,
    summary: 'Gives the viewer a new secret address; the one before ends',
    answer: EventFeed,
  }),
  EndEventFeed: post({ ...inOwnName, summary: "Ends the viewer's secret address" }),

  GetEventAdmins: list({
    ...support,
    summary: "The site's event admins by name",
    item: ProfileSummary,
  }),
  SetEventAdmin: post({
    ...support,
    inOwnName: true,
    summary: "Names an event admin of the site, or takes that back: the profile then runs none of the site's events",
    body: { profileId: Id, admin: Type.Boolean() },
  }),
})
