import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from '#lib/format/locale'
import { coupleTexts, type Texts } from './coupleTexts'
import type { Namespace } from './namespace'

/** Whom the texts address: one person, or the two of a couple's profile. */
type Addressee = 'SINGLE' | 'COUPLE'

const spoken = { addressee: 'SINGLE' as Addressee, texts: new Map<Namespace, Texts>() }

const files = import.meta.glob<Texts>(
  ['./locales/*/*.json', '../locales/*.json', '../../{features,shared}/*/locales/*.json'],
  { import: 'default' },
)

/** Where the texts lie whose namespace is not called as their folder. */
const folders: Partial<Record<Namespace, string>> = {
  blogEntries: '../../shared/blogs/locales',
  lodge: '../../shared/lodges/locales',
  members: '../../shared/profiles/locales',
  notifications: '../../shared/notifications/locales',
  shell: '../locales',
}

function textsOf(namespace: Namespace, locale: string): Promise<Texts> {
  const places = [
    `./locales/${locale}/${namespace}.json`,
    `${folders[namespace] ?? `../../features/${namespace}/locales`}/${locale}.json`,
    `../../shared/${namespace}/locales/${locale}.json`,
  ]
  const load = places.map((place) => files[place]).find(Boolean)
  if (!load) throw new Error(`No texts for ${namespace} in ${locale}`)
  return load()
}

/** Loads the texts of areas, so that a screen never shows without its words. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const locale = i18next.language
  await Promise.all(
    namespaces
      .filter((namespace) => !i18next.hasResourceBundle(locale, namespace))
      .map(async (namespace) => {
        spoken.texts.set(namespace, await textsOf(namespace, locale))
        addTexts(namespace)
      }),
  )
}

function addTexts(namespace: Namespace): void {
  const texts = spoken.texts.get(namespace) ?? {}
  i18next.addResourceBundle(
    i18next.language,
    namespace,
    spoken.addressee === 'COUPLE' ? coupleTexts(texts) : texts,
    false,
    true,
  )
}

/** Lets all texts address a single person or a couple from now on; what is shown follows. */
export function addressTexts(viewerType: Addressee | null | undefined): void {
  const addressee = viewerType ?? 'SINGLE'
  if (addressee === spoken.addressee) return
  spoken.addressee = addressee
  for (const namespace of spoken.texts.keys()) addTexts(namespace)
  // The event that components draw their texts anew upon.
  i18next.emit('languageChanged', i18next.language)
}

/** Starts the translation with the texts that every page needs, for a viewer of that type. */
export async function startI18n(locale: Locale, viewerType?: Addressee | null): Promise<void> {
  spoken.addressee = viewerType ?? 'SINGLE'
  spoken.texts.clear()
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  document.documentElement.lang = locale
  await loadTexts(['common', 'time', 'shell'])
}
