import Type, { type Static } from 'typebox'
import { Exact, readTexts } from '../../../content/texts'

const Texts = Type.Array(Type.String())

/** Sentences of one kind, for single members and for couples, who write as "we". */
const Voices = Exact({ single: Texts, couple: Texts })
export type Voices = Static<typeof Voices>

/**
 * The parts of profile names and texts in one language. In a sentence `{city}` is the member's town, `{a}` and
 * `{b}` are two of the interests; a prefix `[30-]` or `[24-66]` limits it to these ages.
 */
const ProfileTexts = Exact({
  femaleNames: Texts,
  maleNames: Texts,
  neutralNames: Texts,
  /** Words that make a profile name alone or after an adjective. */
  nouns: Texts,
  adjectives: Texts,
  /** Suffixes of a first name. */
  endings: Texts,
  and: Type.String(),
  headlines: Voices,
  openings: Voices,
  everydays: Voices,
  wishes: Voices,
  closings: Voices,
  /** Introductions to a list of three interests. */
  leads: Voices,
  /** Only for members of the dark site. */
  dark: Voices,
  matchWords: Texts,
  interests: Texts,
})
export type ProfileTexts = Static<typeof ProfileTexts>

export const profileTexts = readTexts(import.meta.url, ProfileTexts)
