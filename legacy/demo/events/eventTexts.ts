import Type, { type Static } from 'typebox'
import { Exact, readTexts } from '../../content/texts'
import { EventKind } from '../../contract/events/eventEnums'

const Time = Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' })
type KindName = keyof typeof EventKind

const EventText = Exact({
  title: Type.String(),
  /** Paragraphs of Markdown. */
  text: Type.Array(Type.String(), { minItems: 1 }),
  kind: Type.Unsafe<KindName>(Type.Enum(Object.keys(EventKind))),
  place: Type.String(),
  address: Type.String(),
  /** From 1 for Monday to 7 for Sunday; if absent, that of tomorrow. */
  weekday: Type.Optional(Type.Integer({ minimum: 1, maximum: 7 })),
  /** 0 for the first such day after today; less for days that have passed. */
  week: Type.Integer(),
  begin: Time,
  /** If it is not after the beginning, on the next day. */
  end: Time,
  /** Number of members who come, besides the demo logins. */
  size: Type.Integer(),
  /** In minor units; for a couple twice as much. */
  price: Type.Optional(Type.Integer()),
  /** Places in all, and for men. */
  places: Type.Optional(Type.Integer()),
  men: Type.Optional(Type.Integer()),
  cover: Type.Optional(Type.Literal(true)),
  comments: Type.Optional(Type.Array(Type.String())),
  /** Each with its answer, if it has one. */
  questions: Type.Optional(Type.Array(Type.Unsafe<[string, string?]>(Type.Array(Type.String(), { minItems: 1 })))),
  /** What its hosts write to all who come. */
  announcements: Type.Optional(Type.Array(Type.String())),
  /** What a guest and the hosts write to one another, in turn. */
  mail: Type.Optional(Type.Array(Type.String())),
  /** Titles of the pictures that its guests show. */
  album: Type.Optional(Type.Array(Type.String())),
  /** How many days ago it was changed, or cancelled. */
  changed: Type.Optional(Type.Number()),
  cancelled: Type.Optional(Type.Number()),
  cancelReason: Type.Optional(Type.String()),
})
export type EventText = Static<typeof EventText>

const texts = Type.Array(EventText, { minItems: 1 })

/** The events of the main and the dark sites. */
export const eventTexts = {
  main: readTexts(new URL('./main/', import.meta.url).href, texts),
  dark: readTexts(new URL('./dark/', import.meta.url).href, texts),
}
