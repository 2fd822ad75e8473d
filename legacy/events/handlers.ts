import { CommentItemType } from '../contract/enums'
import type { Database } from '../core/database/connect'
import { pageOf, type Handlers, type Viewer } from '../core/handler'
import { notFound } from '../core/problem'
import { comments, commentsByIds } from '../shared/comments/read'
import { addComment, deleteComment, editComment } from '../shared/comments/write'
import { eventAdmins, setEventAdmin, setEventHost } from './admins'
import { deleteEventMedia, eventMedia, saveEventMedia } from './album'
import { cancelEvent } from './cancelling'
import { checkIn, checkInList, signUpAnswers } from './checkIn'
import { commentableEvents } from './commentable'
import { eventAnswer, pageOfGuests } from './event'
import { eventHandlers, loggedOfStaff } from './eventHandler'
import { eventCalendar } from './files'
import { eventMonth, ownEvents, upcomingEvents } from './lists'
import { announce, eventConversations, writeEventMail } from './mail'
import { answerQuestion, askQuestion, deleteQuestion, eventOfQuestion, questionAnswers, questions } from './questions'
import { createEvent, mayCreate, publishEvent, updateEvent } from './save'
import { cancelSignUp, setVisible, signUp } from './signUps'
import { eventSummaries } from './summaries'

/** Lists and batches, which leave out what is not for the viewer, and what is the viewer's own. */
const general = {
  'Events.GetUpcomingEvents': (deps, { viewer, query }) => upcomingEvents(deps, viewer, query),
  'Events.GetEventMonth': (deps, { viewer, query }) => eventMonth(deps, viewer, query),
  'Events.GetMyEvents': (deps, { viewer, query }) => ownEvents(deps, viewer, query),
  'Events.GetEventsByIds': (deps, { viewer, body }) => eventSummaries(deps, body.ids, viewer),
  'Events.GetEventPermissions': async ({ db }, { viewer }) => ({ mayCreate: await mayCreate(db, viewer) }),
  'Events.CreateEvent': (deps, { viewer, body }) => createEvent(deps, viewer, body),
  'Events.GetEventSignUpsByIds': loggedOfStaff('Events.GetEventSignUpsByIds', (deps, { viewer, body }) =>
    signUpAnswers(deps, viewer, body.ids),
  ),
  'Events.GetEventQuestionsByIds': (deps, { viewer, body }) => questionAnswers(deps, viewer, body.ids),
  'Events.DeleteQuestion': loggedOfStaff('Events.DeleteQuestion', (deps, { viewer, body }) =>
    deleteQuestion(deps, viewer, body.questionId),
  ),
  'Events.GetEventCommentsByIds': (deps, { viewer, body }) => commentsByIds(deps, viewer, commentableEvents, body.ids),
  'Events.DeleteEventComment': loggedOfStaff('Events.DeleteEventComment', async (deps, { viewer, body }) => {
    if (!(await mayKnowOfComment(deps.db, viewer, body.commentId))) throw notFound()
    return deleteComment(deps, viewer, commentableEvents, body.commentId)
  }),
  'Events.DeleteEventMedia': loggedOfStaff('Events.DeleteEventMedia', async (deps, { viewer, body }) => {
    await deleteEventMedia(deps, viewer, body)
    return {}
  }),
  'Events.GetEventFeed': (deps, { viewer }) => eventCalendar.feed(deps, viewer),
  'Events.RenewEventFeed': (deps, { viewer }) => eventCalendar.renew(deps, viewer),
  'Events.EndEventFeed': async (deps, { viewer }) => {
    await eventCalendar.end(deps, viewer)
    return {}
  },
  'Events.GetEventAdmins': (deps, { viewer, query }) => eventAdmins(deps, viewer, query),
  'Events.SetEventAdmin': async (deps, { viewer, body }) => {
    await setEventAdmin(deps, viewer, body)
    return {}
  },
} satisfies Partial<Handlers>

const ofEvent = eventHandlers({
  'Events.GetEvent': (deps, { viewer, query }) => eventAnswer(deps, viewer, query.eventId),
  'Events.GetEventProfiles': (deps, { viewer, query }) => pageOfGuests(deps, viewer, query),
  'Events.SignUp': (deps, { viewer, body }) => signUp(deps, viewer, body),
  'Events.SetSignUpVisible': async (deps, { viewer, body }) => {
    await setVisible(deps, viewer, body)
    return {}
  },
  'Events.CancelSignUp': (deps, { viewer, body }) => cancelSignUp(deps, viewer, body.eventId),
  'Events.UpdateEvent': (deps, { viewer, body }) => updateEvent(deps, viewer, body),
  'Events.PublishEvent': (deps, { viewer, body }) => publishEvent(deps, viewer, body.eventId),
  'Events.CancelEvent': (deps, { viewer, body }) => cancelEvent(deps, viewer, body),
  'Events.SetEventHost': (deps, { viewer, body }) => setEventHost(deps, viewer, body),
  'Events.GetCheckInList': (deps, { viewer, query }) => checkInList(deps, viewer, query),
  'Events.CheckIn': (deps, { viewer, body }) => checkIn(deps, viewer, body),
  'Events.GetEventQuestions': (deps, { viewer, query }) => questions(deps, viewer, query),
  'Events.AskQuestion': (deps, { viewer, body }) => askQuestion(deps, viewer, body),
  'Events.GetEventComments': (deps, { viewer, query }) =>
    comments(deps, viewer, commentableEvents, {
      itemId: query.eventId,
      twoLayered: query.twoLayered ?? false,
      page: pageOf(query),
    }),
  'Events.AddEventComment': (deps, { viewer, body: { eventId, ...written } }) =>
    addComment(deps, viewer, commentableEvents, { itemId: eventId, ...written }),
  'Events.GetEventMedia': (deps, { viewer, query }) => eventMedia(deps, viewer, query),
  'Events.SaveEventMedia': (deps, { viewer, body }) => saveEventMedia(deps, viewer, body),
  'Events.GetEventConversations': (deps, { viewer, query }) => eventConversations(deps, viewer, query),
  'Events.Announce': (deps, { viewer, body }) => announce(deps, viewer, body),
  'Events.WriteEventMail': (deps, { viewer, body }) => writeEventMail(deps, viewer, body),
})

const ofQuestion = eventHandlers(
  { 'Events.AnswerQuestion': (deps, { viewer, body }) => answerQuestion(deps, viewer, body) },
  ({ db }, { viewer, body }) => eventOfQuestion(db, viewer, body.questionId),
)

const ofComment = eventHandlers(
  {
    'Events.EditEventComment': (deps, { viewer, body: { commentId, ...written } }) =>
      editComment(deps, viewer, commentableEvents, { id: commentId, ...written }),
  },
  ({ db }, { body }) => eventOfComment(db, body.commentId),
)

async function eventOfComment(db: Database, commentId: number): Promise<number | undefined> {
  const comment = await db
    .selectFrom('comment')
    .select('itemId')
    .where('id', '=', commentId)
    .where('itemType', '=', CommentItemType.Event)
    .executeTakeFirst()
  return comment?.itemId
}

/** Whether a comment is under an event of this kind of site. */
async function mayKnowOfComment(db: Database, { site }: Viewer, commentId: number): Promise<boolean> {
  const event = await db
    .selectFrom('event')
    .select('event.id')
    .where('event.id', '=', (await eventOfComment(db, commentId)) ?? 0)
    .where('event.dark', '=', site.dark)
    .executeTakeFirst()
  return event !== undefined
}

export const eventsHandlers = { ...general, ...ofEvent, ...ofQuestion, ...ofComment } satisfies Partial<Handlers>
