import Type, { type Static } from 'typebox'
import { Exact, readTexts } from '../../content/texts'
import { Thread } from '../community/comments'

const MemberOfKind = Exact({
  is: Type.Enum(['man', 'woman', 'couple', 'trans']),
  /** From and to; of a couple, the age of its first person. */
  age: Type.Tuple([Type.Integer(), Type.Integer()]),
})
export type MemberOfKind = Static<typeof MemberOfKind>

/** The author: a demo login by name, or any member of this kind and age. */
const Writer = Type.Union([Type.String(), MemberOfKind])
export type Writer = Static<typeof Writer>

/**
 * Lines of Markdown. `![words](archive)` is a picture of the author's file archive, `(album)` one of their public
 * albums; a video is a line of its own that starts with `youtube:`.
 */
const Lines = Type.Array(Type.String())

const BlogText = Exact({
  /** One of the file's writers. */
  by: Type.String(),
  /** Age in days. */
  days: Type.Number(),
  title: Type.String(),
  tags: Type.Array(Type.String()),
  /** Sum of men 1, women 2, couples 4; if absent, the entry is for everybody. */
  audience: Type.Optional(Type.Integer()),
  /** Comments are closed. */
  closed: Type.Optional(Type.Literal(true)),
  curated: Type.Optional(Type.Literal(true)),
  draft: Type.Optional(Type.Literal(true)),
  text: Lines,
  /** An unpublished revision. */
  reworked: Type.Optional(Lines),
  comments: Type.Optional(Type.Array(Thread)),
})
export type BlogText = Static<typeof BlogText>

const blogs = {
  writers: Type.Record(Type.String(), Writer),
  entries: Type.Array(BlogText),
  /** Comments that fit any entry. */
  remarks: Type.Array(Type.String()),
}

/** The entries of the main and the dark sites; those of the main sites come with the reason for a ban from blogs. */
export const blogTexts = {
  main: readTexts(new URL('./main/', import.meta.url).href, Exact({ banReason: Type.String(), ...blogs })),
  dark: readTexts(new URL('./dark/', import.meta.url).href, Exact(blogs)),
}
