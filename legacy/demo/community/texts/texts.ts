import type { DemoLocale } from '../../../content/places/places'
import { danishTexts } from './da'
import { englishTexts } from './en'
import { norwegianTexts } from './nb'
import { swedishTexts } from './sv'

/** The sentences of one kind, for a member who writes alone and for a couple that writes as "we". */
export interface Voices {
  single: readonly string[]
  couple: readonly string[]
}

/**
 * What profile names and texts of one language are put together from. In a sentence `{city}` is the member's town, `{a}`
 * and `{b}` are two of the interests; `[30-]` or `[24-66]` before it says at which ages it may be said.
 */
export interface ProfileTexts {
  femaleNames: readonly string[]
  maleNames: readonly string[]
  /** Names that say nothing about gender. */
  neutralNames: readonly string[]
  /** Words that make a profile name by themselves or after an adjective. */
  nouns: readonly string[]
  adjectives: readonly string[]
  /** Endings behind a first name. */
  endings: readonly string[]
  /** "and" between the two names of a couple. */
  and: string
  headlines: Voices
  openings: Voices
  everydays: Voices
  wishes: Voices
  closings: Voices
  /** What stands before a list of three interests. */
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
