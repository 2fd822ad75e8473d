import Type, { type Static } from 'typebox'
import { DateTime, get, Id, list, Locale, nullable, oneOf, post, without } from '../call'
import { ProfileStatus, RoleLevel } from '../enums'
import { hold } from '../staff/hold'
import { TicketAdminStatus, TicketKind, TicketRating, TicketStatus } from './ticketEnums'
import { MediaSummary } from '../shapes'
import { Review } from './support'

const encryptedTicketId = Type.String({ maxLength: 200, description: 'As the link in the mail has it' })
const key = Type.String({ format: 'uuid', description: 'Made by the client: the same again does nothing new' })
const text = Type.String({ maxLength: 5000 })
const attachments = {
  mediaIds: Type.Optional(
    Type.Array(Id, {
      maxItems: 5,
      uniqueItems: true,
      description: 'Uploaded files of the viewer that nothing uses yet',
    }),
  ),
  consent: Type.Optional(
    Type.Boolean({ description: 'With media: the member holds copyright and consent of all who are seen' }),
  ),
}
const ticketId = { ticketId: Id }

/** The rating of a ticket, and whether it becomes a review. */
const rating = {
  rating: oneOf(TicketRating, 'From worst to best'),
  text: Type.Optional(Type.String({ maxLength: 1000 })),
  reviewAuthor: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'Consent: the text is shown to everybody among the reviews, under this name. Needs a text',
    }),
  ),
}

const rated = {
  rating: nullable(oneOf(TicketRating, 'Null: not rated')),
  ratingText: nullable(Type.String()),
  reviewAuthor: nullable(Type.String({ description: 'The name of the public review; null: there is none' })),
  ratable: Type.Boolean({ description: 'Support has answered' }),
  reviewHiddenReason: nullable(Type.String({ description: 'Why the staff hid the review; null: it is not hidden' })),
}

/** A ticket as its member sees it. */
export const Ticket = Type.Object({
  id: Id,
  kind: oneOf(TicketKind, 'The subject'),
  subject: Type.String(),
  status: oneOf(TicketStatus, 'ClosePending closes by itself at `closesAt`, unless the member writes again'),
  createdAt: DateTime,
  lastMessageAt: DateTime,
  excerpt: Type.String({ description: 'The first words of the latest message' }),
  unread: Type.Boolean({ description: 'An answer that the member has not read' }),
  closesAt: nullable(DateTime),
  ...rated,
})
export type Ticket = Static<typeof Ticket>

/** A message of a ticket. Members see neither notes nor who of the staff wrote. */
export const TicketMessage = Type.Object({
  id: Id,
  ticketId: Id,
  fromStaff: Type.Boolean(),
  internal: Type.Boolean({ description: 'A note that only the staff see' }),
  staffName: nullable(Type.String({ description: 'For the staff only' })),
  text: Type.String({ description: 'Plain, with line breaks' }),
  media: Type.Array(MediaSummary, { description: 'Those that the viewer may see' }),
  byMail: Type.Boolean({ description: 'It arrived as an answer to a mail' }),
  otherAddress: nullable(
    Type.String({ description: 'The sender of such a mail, where it is not the address of the member or visitor' }),
  ),
  leftOut: Type.Integer({ minimum: 0, description: 'Attachments of such a mail that were not taken' }),
  createdAt: DateTime,
})
export type TicketMessage = Static<typeof TicketMessage>

/** What support attached, for whoever has the link in the mail. */
const EmailTicketFile = Type.Object({
  video: Type.Boolean(),
  width: Type.Integer({ description: 'Pixels of the full size' }),
  height: Type.Integer({ description: 'Pixels of the full size' }),
  path: Type.String({
    description: 'Address of the medium without size, good for two hours: add /gallery.webp, /full.webp or /full.mp4',
  }),
})

/** A ticket in the desk's queue. */
export const StaffTicket = Type.Object({
  id: Id,
  kind: oneOf(TicketKind, 'The subject'),
  subject: Type.String(),
  status: oneOf(TicketStatus, 'As the member sees it'),
  adminStatus: oneOf(without(TicketAdminStatus, 'None'), 'As the staff sort it'),
  language: Locale,
  createdAt: DateTime,
  lastMessageAt: DateTime,
  waitingSince: nullable(DateTime, { description: 'Since when the member waits for an answer' }),
  excerpt: Type.String({ description: 'The first words of the latest message' }),
  profileId: nullable(Id, { description: 'Null: a visitor' }),
  from: Type.String({ description: 'The name of the profile, or the e-mail address of a visitor' }),
  ...hold,
  mergedInto: nullable(Id),
  rating: rated.rating,
  ratingText: rated.ratingText,
})
export type StaffTicket = Static<typeof StaffTicket>

/** The member's half; the first ten calls are those of the specification. */
export const MyTickets = {
  Tickets: list({
    summary: "The viewer's tickets, latest message first",
    access: 'loggedIn',
    query: {
      open: Type.Optional(
        Type.Boolean({ description: 'true: only those that are not closed; false: only those that are' }),
      ),
    },
    item: Ticket,
  }),
  MyTicket: get({
    summary: "One of the viewer's tickets, or the one that it was merged into; 404 for any other",
    access: 'loggedIn',
    query: { id: Id },
    answer: Ticket,
  }),
  GetMessagesForTicket: list({
    summary: "The messages of one of the viewer's tickets, newest first",
    access: 'loggedIn',
    query: { id: Id },
    item: TicketMessage,
  }),
  GetTicketMessage: get({
    summary: "One message of the viewer's tickets, or for the staff of any; 404 for others",
    access: 'loggedIn',
    assumed: true,
    query: { messageId: Id },
    answer: TicketMessage,
  }),
  CreateTicket: post({
    summary: 'Writes to the support; a visitor gives an e-mail address and gets the way to the ticket by mail',
    access: 'public',
    inOwnName: true,
    limit: 'ticketByAddress',
    body: {
      kind: oneOf(TicketKind, 'The subject'),
      subject: Type.String({ maxLength: 120 }),
      text,
      email: Type.Optional(Type.String({ format: 'email', maxLength: 254, description: 'Of a visitor' })),
      ...attachments,
      key,
    },
    answer: Type.Object({ ticket: nullable(Ticket, { description: 'Null for a visitor' }) }),
  }),
  AddMessageToTicket: post({
    summary: "Writes to one of the viewer's tickets, or by the link in a mail; a closed one is reopened",
    access: 'public',
    inOwnName: true,
    limit: 'ticketByAddress',
    body: {
      ticketId: Type.Optional(Id),
      encryptedTicketId: Type.Optional(encryptedTicketId),
      text,
      ...attachments,
      key,
    },
    answer: Type.Object({ message: TicketMessage }),
  }),
  CloseTicket: post({
    summary: "Closes one of the viewer's tickets",
    access: 'loggedIn',
    inOwnName: true,
    body: ticketId,
    answer: Ticket,
  }),
  SetTicketRead: post({
    summary: 'The viewer has read one of their tickets',
    access: 'loggedIn',
    inOwnName: true,
    body: ticketId,
    answer: Ticket,
  }),
  RateTicket: post({
    summary: 'Rates the help in a ticket that support has answered; again replaces the rating',
    access: 'loggedIn',
    inOwnName: true,
    body: { ...ticketId, ...rating },
    answer: Ticket,
  }),
  EmailTicket: get({
    summary: 'A ticket by the link in a mail, without a log-in. 410 for a link that is not ours or has expired',
    access: 'public',
    limit: 'linkByAddress',
    query: { encryptedTicketId },
    answer: Type.Object({
      subject: Type.String(),
      status: oneOf(TicketStatus, 'The state'),
      closesAt: nullable(DateTime),
      createdAt: DateTime,
      ...rated,
      messages: Type.Array(
        Type.Object({
          fromStaff: Type.Boolean(),
          text: Type.String(),
          createdAt: DateTime,
          attachments: Type.Integer({ minimum: 0, description: 'Those of the member, which need a log-in' }),
          files: Type.Array(EmailTicketFile, { description: 'Those of support' }),
        }),
        { description: 'The latest 100, oldest first' },
      ),
    }),
  }),
  RateEmailTicket: post({
    summary: 'Rates the help in a ticket by the link in a mail',
    access: 'public',
    inOwnName: true,
    limit: 'linkByAddress',
    body: { encryptedTicketId, ...rating },
  }),
}

const staff = { access: { role: 'Support' }, assumed: true } as const
const act = { ...staff, inOwnName: true } as const

/** The staff's half. Whoever answers, closes, forwards or merges holds the ticket: 409 TICKET_NOT_TAKEN otherwise. */
export const SupportDesk = {
  GetTickets: list({
    ...staff,
    summary: 'The queue: who waits longest comes first',
    query: {
      adminStatus: Type.Optional(oneOf(TicketAdminStatus, 'Without it, or with None: New and Open')),
      language: Type.Optional(Locale),
      kind: Type.Optional(oneOf(TicketKind, 'Only of this subject')),
      mine: Type.Optional(Type.Boolean({ description: 'Only those that the viewer holds' })),
      profileId: Type.Optional(
        Type.Integer({ minimum: 1, description: 'All tickets of a member, whatever their state' }),
      ),
    },
    item: StaffTicket,
  }),
  GetTicket: get({ ...staff, summary: 'One ticket; 404 when it is gone', query: ticketId, answer: StaffTicket }),
  GetTicketMessages: list({
    ...staff,
    look: true,
    summary: 'The messages and notes of a ticket, newest first',
    query: ticketId,
    item: TicketMessage,
  }),
  GetTicketMember: get({
    ...staff,
    look: true,
    summary: 'What support may know of the member of a ticket; 404 for a ticket of a visitor',
    query: ticketId,
    answer: Type.Object({
      profileId: Id,
      name: Type.String(),
      status: oneOf(without(ProfileStatus, 'None'), 'Whether the profile is locked or waits for its deletion'),
      roleLevel: oneOf(without(RoleLevel, 'None'), 'The role'),
      createdAt: DateTime,
      validated: Type.Boolean(),
      memberUntil: nullable(DateTime),
      lastOnlineAt: nullable(DateTime),
      ticketCount: Type.Integer({ minimum: 0 }),
      reportedCount: Type.Integer({ minimum: 0, description: 'Reports of what the member wrote' }),
      upheldCount: Type.Integer({ minimum: 0, description: 'Those of them that were right' }),
      reportsMade: Type.Integer({ minimum: 0 }),
      logIns: Type.Array(
        Type.Object({
          createdAt: DateTime,
          lastSeenAt: DateTime,
          device: nullable(Type.String({ description: 'Browser and system' })),
        }),
        { description: 'The latest five sessions, without addresses' },
      ),
    }),
  }),
  TakeTicket: post({
    ...act,
    summary:
      'Takes a ticket for half an hour, so that two never answer at once; 409 TICKET_TAKEN while another holds it',
    body: ticketId,
    answer: StaffTicket,
  }),
  ReleaseTicket: post({ ...act, summary: 'Gives a ticket back', body: ticketId, answer: StaffTicket }),
  AnswerTicket: post({
    ...act,
    summary:
      'Answers the member, who gets a mail and may see what is attached; may close the ticket, which stays pending for seven days',
    body: { ...ticketId, text, ...attachments, close: Type.Optional(Type.Boolean({ default: false })), key },
    answer: Type.Object({ ticket: StaffTicket, message: TicketMessage }),
  }),
  AddNote: post({
    ...act,
    summary: 'Adds a note that only the staff see',
    body: { ...ticketId, text, key },
    answer: TicketMessage,
  }),
  ForwardTicket: post({
    ...act,
    summary: 'Forwards a ticket to those who know more, with a note that says why, and gives it back',
    body: { ...ticketId, text, key },
    answer: StaffTicket,
  }),
  CloseTicket: post({
    ...act,
    summary: 'Closes a ticket without an answer; it stays pending for seven days',
    body: ticketId,
    answer: StaffTicket,
  }),
  MergeTickets: post({
    ...act,
    summary: 'Moves all messages of a ticket into another one of the same member and answers that one',
    body: { ...ticketId, intoTicketId: Id },
    answer: StaffTicket,
  }),
  SetReviewHidden: post({
    ...act,
    summary: 'Hides a public review, with a reason that its author can read, or shows it again; its rating counts on',
    body: { reviewId: Id, hidden: Type.Boolean(), reason: Type.String({ minLength: 3, maxLength: 500 }) },
    answer: Review,
  }),
  GetTemplates: get({
    ...staff,
    summary: 'Templates for answers in the language of a ticket, filled in for its member',
    query: ticketId,
    answer: Type.Array(Type.Object({ key: Type.String(), title: Type.String(), text: Type.String() })),
  }),
  GetFigures: get({
    ...staff,
    summary: 'The figures of the desk',
    answer: Type.Object({
      waiting: Type.Integer({ minimum: 0, description: 'Tickets whose members wait for an answer' }),
      waitingSince: nullable(DateTime, { description: 'Since when the one who waits longest does' }),
      days: Type.Array(
        Type.Object({
          date: Type.String({ format: 'date' }),
          arrived: Type.Integer({ minimum: 0 }),
          answered: Type.Integer({ minimum: 0 }),
        }),
        { description: 'The last 14 days, in UTC, oldest first' },
      ),
      ratings: Type.Array(Type.Integer({ minimum: 0 }), {
        description: 'Ratings of the last 90 days by stars, from 1 to 5',
      }),
    }),
  }),
}
