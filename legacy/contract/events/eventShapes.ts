import Type, { type Static, type TProperties } from 'typebox'
import { blogContent } from '../blogShapes'
import { CalendarDate, DateTime, Id, nullable, oneOf } from '../call'
import { Gender } from '../enums'
import { eventRights, type EventRight } from './eventRights'
import { Offer } from '../money/moneyShapes'
import { AreaDescription, MediaItem, MediaSummary, Money, ProfileSummary } from '../shapes'
import { EventKind, EventRole, EventSignUpStatus, EventStatus, EventTickResult } from './eventEnums'

const LocalTime = Type.String({
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$`,
  description: "A time on the clocks of the site's country, yyyy-MM-ddTHH:mm",
})

const genderCount = (description: string) =>
  Type.Object({
    gender: oneOf(Gender, 'Couple: two who come together'),
    count: Type.Integer({ minimum: 0, description }),
  })

const Persons = Type.Integer({ minimum: 1, maximum: 2, description: 'How many come: 2 for both of a couple' })

/** The viewer's own sign-up. */
export const OwnSignUp = Type.Object({
  id: Id,
  status: oneOf(EventSignUpStatus, 'Whether there is a place'),
  profileId: Id,
  persons: Persons,
  personIds: Type.Array(Id, { description: 'Who of the profile comes' }),
  visible: Type.Boolean({ description: 'Others see the profile among those who come' }),
  signedUpAt: DateTime,
  position: nullable(Type.Integer({ minimum: 1 }), { description: 'In the waiting list; null outside it' }),
  heldUntil: nullable(DateTime, { description: 'Until when the place is held for the payment' }),
  paid: nullable(Money, { description: 'What was paid for it' }),
  orderId: nullable(Id, { description: 'The paid order' }),
  refundPercent: Type.Integer({
    minimum: 0,
    maximum: 100,
    description: "Paid back to the viewer on quitting in time: the event's, or more where it was more at the sign-up",
  }),
  checkedInAt: nullable(DateTime),
})
export type OwnSignUp = Static<typeof OwnSignUp>

/** An event in lists, as the viewer stands to it. */
export const EventSummary = Type.Object({
  id: Id,
  title: Type.String(),
  excerpt: Type.String({ description: 'The first words of the programme, plain, about 280 characters' }),
  kind: oneOf(EventKind, 'What kind of gathering'),
  cover: nullable(MediaSummary, { description: 'Null without one, or where the viewer may not see it' }),
  place: Type.String({ description: 'The name of the venue, plain; may be empty' }),
  area: AreaDescription,
  distance: Type.Integer({ minimum: 1, description: 'Kilometres from the viewer, both places snapped to a grid' }),
  address: nullable(Type.String(), { description: 'Plain; null for those who do not come' }),
  beginsAt: DateTime,
  endsAt: DateTime,
  timeZone: Type.String({ description: "The zone of the site's country, `Europe/Copenhagen`" }),
  localBegin: LocalTime,
  localEnd: LocalTime,
  price: nullable(Money, { description: 'For one; null: free' }),
  couplePrice: nullable(Money, { description: 'For both of a couple; null: free' }),
  refundPercent: Type.Integer({ minimum: 0, maximum: 100, description: 'What is paid back to whoever quits in time' }),
  quitHours: Type.Integer({ minimum: 0, description: 'Hours before the beginning until which one may quit' }),
  quitUntil: Type.String({
    format: 'date-time',
    description: 'A moment in UTC, ISO 8601; for whoever has signed up never earlier than it was then',
  }),
  ageFrom: nullable(Type.Integer({ minimum: 18 }), { description: 'At the beginning, of each who comes' }),
  ageTo: nullable(Type.Integer({ minimum: 18 }), { description: 'Included' }),
  places: nullable(Type.Integer({ minimum: 1 }), { description: 'For how many in all; null without a limit' }),
  genderPlaces: Type.Array(genderCount('Sign-ups at most, a couple is one; 0: they cannot come'), {
    description: 'The genders with a limit of their own, within `places`',
  }),
  comingCount: Type.Integer({ minimum: 0, description: 'How many people come, whoever may see them' }),
  coming: Type.Array(genderCount('Sign-ups that come, a couple is one'), {
    description: 'By gender, without those that nobody has',
  }),
  waitingCount: Type.Integer({ minimum: 0, description: 'Sign-ups that wait' }),
  freePlaces: nullable(Type.Integer({ minimum: 0 }), {
    description:
      'For how many there is a place now, neither held for a payment nor for those who wait; null without a limit',
  }),
  freeByGender: Type.Array(genderCount('Sign-ups that there is a place for now, a couple is one'), {
    description: 'The genders with a limit of their own, within `freePlaces`',
  }),
  status: oneOf(EventStatus, 'Whether it takes place'),
  role: oneOf(EventRole, "The viewer's"),
  rights: Type.Array(
    Type.Unsafe<EventRight>({
      type: 'string',
      enum: Object.keys(eventRights),
      description: "One of the viewer's rights",
    }),
    { description: 'All that the viewer may do as what they are there' },
  ),
  signUp: nullable(OwnSignUp, { description: 'Null: not signed up' }),
  signUpOpen: Type.Boolean({ description: 'The viewer may sign up, for a place or for the waiting list' }),
  quittable: Type.Boolean({ description: 'The viewer has signed up, and may still quit' }),
  commentable: Type.Boolean({ description: 'New comments and questions are accepted' }),
  mediaOpen: Type.Boolean({ description: 'The viewer may add to the album now' }),
  commentCount: Type.Integer({ minimum: 0, description: 'Comments that the viewer may see, 1,000 at most' }),
  createdAt: DateTime,
  editedAt: nullable(DateTime),
  cancelledAt: nullable(DateTime),
  cancelReason: Type.String({ description: 'Plain, for those who had signed up; may be empty' }),
  revision: Type.Integer({ minimum: 1, description: 'Grows with every change' }),
})
export type EventSummary = Static<typeof EventSummary>

/** What a sign-up costs. */
const Ticket = Type.Object({ persons: Persons, offer: Offer })

export const Event = Type.Object({
  ...EventSummary.properties,
  html: Type.String({ description: 'The programme: sanitised, with media as in topics of debates' }),
  media: Type.Array(MediaItem, { description: 'The media of the programme that the viewer may see' }),
  hosts: Type.Array(ProfileSummary, { description: 'Those who run it, as far as the viewer may see them' }),
  tickets: Type.Array(Ticket, { description: 'What can be bought with Payment.Pay; empty for a free one' }),
  icsPath: Type.String({ description: "The event as an iCalendar file, for the viewer's session" }),
  exportPath: nullable(Type.String(), { description: 'Who comes, as a CSV file; for those who check in' }),
})
export type Event = Static<typeof Event>

const places = Type.Integer({ minimum: 1, maximum: 100_000, description: 'For how many; without it no limit' })
const age = (description: string) => Type.Optional(Type.Integer({ minimum: 18, maximum: 99, description }))
const amount = (description: string) =>
  Type.Optional(Type.Integer({ minimum: 100, maximum: 10_000_000, description: `${description}, in minor units` }))

/** What the hosts of an event write. */
export const eventContent = {
  title: blogContent.title,
  html: blogContent.html,
  kind: oneOf(EventKind, 'What kind of gathering'),
  coverId: Type.Optional(
    Type.Integer({ minimum: 1, description: "One of the viewer's pictures that others may see, or the present one" }),
  ),
  place: Type.Optional(Type.String({ maxLength: 120, default: '', description: 'The venue: plain, one line' })),
  address: Type.Optional(Type.String({ maxLength: 300, default: '', description: 'Plain; for those who come' })),
  zipCode: Type.String({ minLength: 1, maxLength: 12, description: "One of the site's country" }),
  begin: LocalTime,
  end: LocalTime,
  price: amount('For one; without it the event is free'),
  couplePrice: amount('For both of a couple; twice the price without it'),
  refundPercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, default: 100 })),
  quitHours: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 720, default: 24, description: 'Hours before the beginning to quit at last' }),
  ),
  ageFrom: age('At the beginning'),
  ageTo: age('Included'),
  places: Type.Optional(places),
  genderPlaces: Type.Optional(
    Type.Array(
      Type.Object({
        gender: oneOf(Gender, 'Couple: two who come together'),
        count: Type.Integer({ minimum: 0, maximum: 100_000, description: 'Sign-ups at most; 0: they cannot come' }),
      }),
      { maxItems: 4, description: 'Genders with a limit of their own, each once' },
    ),
  ),
} satisfies TProperties

/** A month of the site's events. */
export const EventMonth = Type.Object({
  firstDay: CalendarDate,
  lastDay: CalendarDate,
  days: Type.Array(
    Type.Object({
      date: CalendarDate,
      eventCount: Type.Integer({ minimum: 1, description: 'Events on this day, also those that began before it' }),
      ownCount: Type.Integer({ minimum: 0, description: 'Of those, the ones that the viewer has signed up for' }),
    }),
    { description: 'The days with events that fulfil the conditions, in order' },
  ),
})
export type EventMonth = Static<typeof EventMonth>

/** Somebody who has signed up, for those at the door. */
export const EventSignUp = Type.Object({
  id: Id,
  eventId: Id,
  name: Type.String({ description: "The profile's, also where the viewer may not see the rest of it" }),
  profile: nullable(ProfileSummary, { description: 'Null where the viewer may not see it' }),
  status: oneOf(EventSignUpStatus, 'Whether there is a place'),
  persons: Persons,
  gender: oneOf(Gender, 'Of whoever comes; Couple for both'),
  signedUpAt: DateTime,
  paid: nullable(Money),
  checkedInAt: nullable(DateTime, { description: 'When they arrived' }),
  checkedInBy: nullable(Type.String(), { description: 'The name of who ticked them, for those who check in' }),
})
export type EventSignUp = Static<typeof EventSignUp>

/** A tick at the door, which may be sent later than it was made. */
export const EventTick = Type.Object(
  {
    key: Type.String({ format: 'uuid', description: 'Made by the client: the same again changes nothing' }),
    signUpId: Id,
    arrived: Type.Boolean({ description: 'False takes the tick back' }),
    at: Type.String({ format: 'date-time', description: 'When it was made, by the clock of the phone' }),
  },
  { additionalProperties: false },
)
export type EventTick = Static<typeof EventTick>

export const EventTickAnswer = Type.Object({
  key: Type.String(),
  signUpId: Id,
  result: oneOf(EventTickResult, 'What became of it'),
  signUp: nullable(EventSignUp, { description: 'As it is afterwards; null when it is gone' }),
})
export type EventTickAnswer = Static<typeof EventTickAnswer>

export const EventQuestion = Type.Object({
  id: Id,
  eventId: Id,
  asker: nullable(ProfileSummary, { description: 'Null where the viewer may not see them' }),
  text: Type.String(),
  askedAt: DateTime,
  answer: nullable(Type.String(), { description: 'Until it has one, its asker and the hosts alone see the question' }),
  answeredAt: nullable(DateTime),
  own: Type.Boolean(),
  deletable: Type.Boolean(),
})
export type EventQuestion = Static<typeof EventQuestion>

export const EventFeed = Type.Object({
  address: nullable(Type.String(), {
    description: "The secret address of all the viewer's events as an iCalendar file; null without one",
  }),
})
export type EventFeed = Static<typeof EventFeed>
