import Type, { type Static } from 'typebox'
import { lodgeCategoryKeys } from '../../content/lodgeCategories/lodgeCategories'
import { Exact, readTexts } from '../../content/texts'

/**
 * What a demo login is in a lodge: `hidden` is a member whose membership others do not see, `newcomer` one whose
 * request was approved lately, `blocked` one whom the lodge has blacklisted.
 */
const Standing = Type.Enum([
  'owner',
  'coOwner',
  'assistant',
  'member',
  'hidden',
  'newcomer',
  'requesting',
  'declined',
  'invited',
  'blocked',
])
export type Standing = Static<typeof Standing>

const Texts = Type.Array(Type.String())
const Yes = Type.Optional(Type.Literal(true))

const LodgeText = Exact({
  name: Type.String(),
  /** On the main sites. */
  category: Type.Optional(Type.Enum([...lodgeCategoryKeys])),
  /** On the dark sites: kinks by their English names. */
  kinks: Type.Optional(Texts),
  /** Age in days. */
  days: Type.Number(),
  /** Days since something happened in it. */
  active: Type.Number(),
  /** Number of members, about. */
  size: Type.Integer(),
  /** A zip code; if absent, the lodge is for the whole country. */
  place: Type.Optional(Type.String()),
  /** New members need approval. */
  approval: Yes,
  /** All demo logins of the country are in it, unless they stand to it otherwise. */
  everyLogin: Yes,
  /** Lines of Markdown. */
  about: Texts,
  rules: Type.Optional(Texts),
  tags: Texts,
  /** What profiles outside the lodge see. */
  public: Type.Optional(Type.Array(Type.Enum(['debates', 'meetups', 'media', 'members']))),
  /** What its leaders alone may start. */
  leadersOnly: Type.Optional(Type.Array(Type.Enum(['debates', 'meetups', 'albums']))),
  mediaApproval: Yes,
  /** Its owner has released it. */
  ownerless: Yes,
  /** Its owner has deleted it, and can restore it. */
  deleted: Yes,
  logins: Type.Record(Type.String(), Standing),
  /** Requests that wait, by single profiles and by couples. */
  requests: Type.Optional(Texts),
  coupleRequests: Type.Optional(Texts),
  /** The leaders' notes on members. */
  notes: Type.Optional(Texts),
})
export type LodgeText = Static<typeof LodgeText>

const lodges = Type.Array(LodgeText)

/** The lodges of the main and the dark sites; those of the main sites come with the reason for a ban from creating more. */
export const lodgeTexts = {
  main: readTexts(new URL('./main/', import.meta.url).href, Exact({ banReason: Type.String(), lodges })),
  dark: readTexts(new URL('./dark/', import.meta.url).href, Exact({ lodges })),
}
