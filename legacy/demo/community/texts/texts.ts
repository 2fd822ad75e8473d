import type { DemoLocale } from '../../../content/places/places'
import { danishTexts } from './da'
import { englishTexts } from './en'
import { norwegianTexts } from './nb'
import { swedishTexts } from './sv'

/** Sentences of one kind, for single members and for couples, who write as "we". */
export interface Voices {
  single: readonly string[]
  couple: readonly string[]
}

/**
 * The parts of profile names and texts in one language. In a sentence `{city}` is the member's town, `{a}` and
 * `{b}` are two of the interests; a prefix `[30-]` or `[24-66]` limits it to these ages.
 */
export interface ProfileTexts {
  femaleNames: readonly string[]
  maleNames: readonly string[]
  neutralNames: readonly string[]
  /** Words that make a profile name alone or after an adjective. */
  nouns: readonly string[]
  adjectives: readonly string[]
  /** Suffixes of a first name. */
  endings: readonly string[]
  and: string
  headlines: Voices
  openings: Voices
  everydays: Voices
  wishes: Voices
  closings: Voices
  /** Introductions to a list of three interests. */
  leads: Voices
  /** Only for members of the dark site. */
  dark: Voices
  matchWords: readonly string[]
  interests: readonly string[]
}

export const profileTexts: Record<DemoLocale, ProfileTexts> = {
  'da-DK': danishTexts,
  'en-GB': englishTexts,
  'nb-NO': norwegianTexts,
  'sv-SE': swedishTexts,
}
