import Type, { type Static } from 'typebox'
import { Exact, readTexts } from '../../content/texts'
import { Thread } from '../community/comments'

const Time = Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' })
const Yes = Type.Optional(Type.Literal(true))

const MeetupText = Exact({
  title: Type.String(),
  /** Paragraphs of Markdown; a list is one of them. */
  text: Type.Array(Type.String(), { minItems: 1 }),
  place: Type.Optional(Type.String()),
  address: Type.Optional(Type.String()),
  /** From 1 for Monday to 7 for Sunday. Repetitions by the month keep the date instead. */
  weekday: Type.Integer({ minimum: 1, maximum: 7 }),
  /** 0 for the first such day after today, 1 for the one after it; up to -2 for days that have passed. */
  week: Type.Integer(),
  begin: Time,
  /** If it is not after the beginning, on the next day. */
  end: Time,
  /** Nights between the days of beginning and end. */
  nights: Type.Optional(Type.Integer()),
  /** There are some of them before and after. */
  every: Type.Optional(Type.Enum(['week', 'month'])),
  /** A demo login by name, or `leader`; if absent, any member. */
  by: Type.Optional(Type.String()),
  /** How many days ago it was made, at the latest; if absent, some time before it begins. */
  made: Type.Optional(Type.Number()),
  /** How many days ago it was changed, or cancelled. */
  changed: Type.Optional(Type.Number()),
  cancelled: Type.Optional(Type.Number()),
  /** Places in all, and for men and women. */
  places: Type.Optional(Type.Integer()),
  men: Type.Optional(Type.Integer()),
  women: Type.Optional(Type.Integer()),
  /** Number of members who would like to come, about. */
  size: Type.Integer(),
  /** Demo logins who come if they were in the lodge by then. */
  logins: Type.Optional(Type.Array(Type.String())),
  cover: Yes,
  /** Comments before it, and once it is over. */
  comments: Type.Optional(Type.Array(Thread)),
  afterwards: Type.Optional(Type.Array(Thread)),
})
export type MeetupText = Static<typeof MeetupText>

const texts = Type.Array(
  Exact({
    /** The name of the lodge. */
    lodge: Type.String(),
    meetups: Type.Array(MeetupText, { minItems: 1 }),
  }),
)

/** The meetups of the lodges of the main and the dark sites. */
export const meetupTexts = {
  main: readTexts(new URL('./meetups/main/', import.meta.url).href, texts),
  dark: readTexts(new URL('./meetups/dark/', import.meta.url).href, texts),
}
