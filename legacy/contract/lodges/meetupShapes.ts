import Type, { type Static, type TProperties } from 'typebox'
import { blogContent } from '../blogShapes'
import { CalendarDate, DateTime, Id, nullable, oneOf } from '../call'
import { Gender } from '../enums'
import { MediaItem, MediaSummary, ProfileSummary } from '../shapes'
import { MeetupRepetition, MeetupSignUpStatus } from './lodgeEnums'

const LocalTime = Type.String({
  pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$`,
  description: "A time on the clocks of the lodge's country, yyyy-MM-ddTHH:mm",
})

const genderCount = (description: string) =>
  Type.Object({ gender: oneOf(Gender, 'A couple is one profile'), count: Type.Integer({ minimum: 0, description }) })

const GenderPlaces = genderCount('Places at most; 0: this gender cannot come')

/** A meetup in lists. */
export const MeetupSummary = Type.Object({
  id: Id,
  lodgeId: Id,
  maker: ProfileSummary,
  title: Type.String(),
  excerpt: Type.String({ description: 'The first words of the description, plain, about 280 characters' }),
  cover: nullable(MediaSummary, { description: 'Null without one, or where the viewer may not see it' }),
  place: Type.String({ description: 'Plain; may be empty' }),
  address: nullable(Type.String(), { description: 'Plain; null outside the lodge' }),
  beginsAt: DateTime,
  endsAt: DateTime,
  timeZone: Type.String({ description: "The zone of the lodge's country, `Europe/Copenhagen`" }),
  localBegin: LocalTime,
  localEnd: LocalTime,
  repetition: oneOf(MeetupRepetition, 'Whether it is one of a series'),
  places: nullable(Type.Integer({ minimum: 1 }), { description: 'Places in all; null without a limit' }),
  genderPlaces: Type.Array(GenderPlaces, { description: 'The genders with a limit of their own, within `places`' }),
  comingCount: Type.Integer({ minimum: 0, description: 'Profiles with a place, whoever may see them' }),
  coming: Type.Array(genderCount('Profiles with a place'), { description: 'By gender, without those that nobody has' }),
  waitingCount: Type.Integer({ minimum: 0, description: 'Profiles on the waiting list' }),
  signUpStatus: nullable(oneOf(MeetupSignUpStatus, "The viewer's own"), { description: 'Null: not signed up' }),
  signUpOpen: Type.Boolean({ description: 'The viewer may sign up, for a place or for the waiting list' }),
  quittable: Type.Boolean({ description: 'The viewer has signed up, and it has not begun' }),
  editable: Type.Boolean({ description: "The viewer's own, or the viewer manages the meetups; and not cancelled" }),
  deletable: Type.Boolean({ description: "The viewer's own, or the viewer manages the meetups" }),
  commentable: Type.Boolean({ description: 'New comments are accepted: it is not cancelled' }),
  commentCount: Type.Integer({ minimum: 0, description: 'Comments that the viewer may see, 1,000 at most' }),
  createdAt: DateTime,
  editedAt: nullable(DateTime),
  cancelledAt: nullable(DateTime, { description: 'A cancelled meetup is in no list' }),
  revision: Type.Integer({ minimum: 1, description: 'Grows with every change' }),
})
export type MeetupSummary = Static<typeof MeetupSummary>

export const Meetup = Type.Object({
  ...MeetupSummary.properties,
  html: Type.String({ description: 'Sanitised, with media as in topics of debates' }),
  media: Type.Array(MediaItem, { description: 'The media of the description that the viewer may see' }),
  icsPath: Type.String({ description: "The meetup as an iCalendar file, for the viewer's session" }),
})
export type Meetup = Static<typeof Meetup>

/** What the maker of a meetup writes. */
export const meetupContent = {
  title: blogContent.title,
  html: blogContent.html,
  coverId: Type.Optional(
    Type.Integer({ minimum: 1, description: "One of the viewer's pictures that others may see, or the present one" }),
  ),
  place: Type.Optional(Type.String({ maxLength: 120, default: '', description: 'Plain, one line' })),
  address: Type.Optional(
    Type.String({ maxLength: 300, default: '', description: 'Plain; for members of the lodge only' }),
  ),
  begin: LocalTime,
  end: LocalTime,
  places: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Without it there is no limit' })),
  genderPlaces: Type.Optional(
    Type.Array(
      Type.Object({
        gender: oneOf(Gender, 'A couple is one profile'),
        count: Type.Integer({ minimum: 0, maximum: 10_000, description: 'Places at most; 0: this gender cannot come' }),
      }),
      { maxItems: 4, description: 'Genders with a limit of their own, each once' },
    ),
  ),
} satisfies TProperties

/** A month of a lodge's calendar. */
export const MeetupMonth = Type.Object({
  lodgeId: Id,
  firstDay: CalendarDate,
  lastDay: CalendarDate,
  days: Type.Array(
    Type.Object({
      date: CalendarDate,
      meetupCount: Type.Integer({ minimum: 1, description: 'Meetups on this day, also those that began before it' }),
      ownCount: Type.Integer({ minimum: 0, description: 'Of those, the ones that the viewer has signed up for' }),
    }),
    { description: 'The days with meetups that the viewer may see, in order' },
  ),
})
export type MeetupMonth = Static<typeof MeetupMonth>

export const MeetupFeed = Type.Object({
  address: nullable(Type.String(), {
    description: "The secret address of all the viewer's meetups as an iCalendar file; null without one",
  }),
})
export type MeetupFeed = Static<typeof MeetupFeed>
