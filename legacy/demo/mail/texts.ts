import Type, { type Static } from 'typebox'
import { Exact, readTexts } from '../../content/texts'

/**
 * The messages of two members, in order. The prefix `> ` marks a text by the demo login; `[picture]` at its end
 * adds a picture, `[back]` deletes it afterwards.
 */
const Talk = Type.Array(Type.String())
export type Talk = Static<typeof Talk>

/** A group chat; its members are numbered. */
const GroupTalk = Exact({
  name: Type.String(),
  /** The first name, if the group was renamed. */
  before: Type.Optional(Type.String()),
  lines: Type.Array(Type.Tuple([Type.Integer(), Type.String()])),
})
export type GroupTalk = Static<typeof GroupTalk>

const Gathering = Exact({ name: Type.String(), news: Type.String(), lines: Type.Array(Type.String()) })
export type Gathering = Static<typeof Gathering>

export const mailTexts = readTexts(
  import.meta.url,
  Exact({
    /** Each demo login has each of these conversations with another member. */
    talks: Type.Array(Talk),
    /** The conversation between the two demo logins with and without a membership. */
    acquaintance: Talk,
    /** Messages from members who have not written before. */
    greetings: Type.Array(Type.String()),
    birthday: Type.String(),
    lounge: Exact({ name: Type.String(), text: Type.String() }),
    groups: Type.Tuple([GroupTalk, GroupTalk]),
    /** The conversations of lodges of the main and the dark site, by their names. */
    lodge: Gathering,
    darkLodge: Gathering,
    event: Gathering,
    membership: Type.String(),
  }),
)
