import type { DemoLocale } from '../../../content/places/places'
import { danishSociety } from './da'
import { englishSociety } from './en'
import { norwegianSociety } from './nb'
import { swedishSociety } from './sv'

export interface AlbumText {
  readonly name: string
  readonly description: string | null
}

export interface SocietyTexts {
  readonly publicAlbums: readonly AlbumText[]
  readonly protectedAlbums: readonly AlbumText[]
  /** For members of the dark site only. */
  readonly redAlbums: readonly AlbumText[]
  readonly pictureTitles: readonly string[]
  readonly notes: readonly string[]
  readonly guestbook: readonly string[]
  readonly searches: { readonly nearby: string; readonly newFaces: string; readonly online: string }
}

export const societyTexts: Record<DemoLocale, SocietyTexts> = {
  'da-DK': danishSociety,
  'en-GB': englishSociety,
  'nb-NO': norwegianSociety,
  'sv-SE': swedishSociety,
}
