import type { DemoLocale } from '../../../content/places/places'
import { danishSociety } from './da'
import { englishSociety } from './en'
import { norwegianSociety } from './nb'
import { swedishSociety } from './sv'

/** What an album is called and what its owner says of it. */
export interface AlbumText {
  readonly name: string
  readonly description: string | null
}

/** What members of one language write to and about one another. */
export interface SocietyTexts {
  readonly publicAlbums: readonly AlbumText[]
  readonly protectedAlbums: readonly AlbumText[]
  /** For members of the dark site. */
  readonly redAlbums: readonly AlbumText[]
  readonly pictureTitles: readonly string[]
  /** What a member notes about another, for themselves alone. */
  readonly notes: readonly string[]
  /** Short greetings in a guestbook. */
  readonly guestbook: readonly string[]
  /** What searches are saved as. */
  readonly searches: { readonly nearby: string; readonly newFaces: string; readonly online: string }
}

export const societyTexts: Record<DemoLocale, SocietyTexts> = {
  'da-DK': danishSociety,
  'en-GB': englishSociety,
  'nb-NO': norwegianSociety,
  'sv-SE': swedishSociety,
}
