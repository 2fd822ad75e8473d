import type { Locale } from '#lib/format/locale'
import type { Texts } from './coupleTexts'

/** The texts of a locale. */
export interface LocaleTexts {
  /** Those of every page, by namespace. */
  readonly everywhere: Readonly<Record<string, Texts>>
  /** Loads those of an area, by the file that they lie in. */
  readonly areas: Readonly<Record<string, () => Promise<unknown>>>
}

const locales: Readonly<Record<Locale, () => Promise<{ readonly texts: LocaleTexts }>>> = {
  'da-DK': () => import('./texts/da-DK'),
  'en-GB': () => import('./texts/en-GB'),
  'nb-NO': () => import('./texts/nb-NO'),
  'sv-SE': () => import('./texts/sv-SE'),
}

/** Areas' folders that are not called as their namespace. */
const folders: Readonly<Record<string, string>> = {
  blogEntries: 'shared/blogs',
  lodge: 'shared/lodges',
  members: 'shared/profiles',
  notifications: 'shared/notifications',
}

/** Loads the texts of a namespace in a locale. */
export async function loadNamespace(namespace: string, locale: Locale): Promise<Texts> {
  const { everywhere, areas } = (await locales[locale]()).texts
  const places = [folders[namespace], `features/${namespace}`, `shared/${namespace}`]
  const load = places.map((place) => areas[`../../../${place}/locales/${locale}.json`]).find(Boolean)
  const found = everywhere[namespace] ?? (await load?.())
  if (!found) throw new Error(`No texts for ${namespace} in ${locale}`)
  return found as Texts
}
