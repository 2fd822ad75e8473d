import Type, { type Static } from 'typebox'
import { Exact, readTexts } from '../../content/texts'
import { Thread } from '../community/comments'

/** Paragraphs of Markdown; a list is one of them. */
const Paragraphs = Type.Array(Type.String(), { minItems: 1 })
const Yes = Type.Optional(Type.Literal(true))

const TopicText = Exact({
  /** The place of its category in the lodge; if absent, the first one, which every lodge has. */
  in: Type.Optional(Type.Integer()),
  /** A demo login by name, or `leader`; if absent, any member. */
  by: Type.Optional(Type.String()),
  /** Age in days. */
  days: Type.Number(),
  title: Type.String(),
  text: Paragraphs,
  /** What its author has rewritten and not published yet. */
  reworked: Type.Optional(Paragraphs),
  comments: Type.Optional(Type.Array(Thread)),
  /** Number of comments that fit any topic. */
  remarks: Type.Optional(Type.Integer()),
  /** Commented on until now. */
  alive: Yes,
  pinned: Yes,
  locked: Yes,
  draft: Yes,
})
export type TopicText = Static<typeof TopicText>

const DebateText = Exact({
  /** The name of the lodge. */
  lodge: Type.String(),
  /** The categories behind the first one. */
  categories: Type.Array(Exact({ name: Type.String(), about: Type.Optional(Type.String()) })),
  topics: Type.Array(TopicText),
})
export type DebateText = Static<typeof DebateText>

const texts = Exact({
  debates: Type.Array(DebateText),
  /** Comments that fit any topic. */
  remarks: Type.Array(Type.String()),
})

/** The debates in the lodges of the main and the dark sites. */
export const debateTexts = {
  main: readTexts(new URL('./debates/main/', import.meta.url).href, texts),
  dark: readTexts(new URL('./debates/dark/', import.meta.url).href, texts),
}
