import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from '../lib/locale'
import { coupleTexts, type Texts } from './coupleTexts'
import type { Namespace } from './resources'

/** Whom the texts address: one person, or the two of a couple's profile. */
type Addressee = 'SINGLE' | 'COUPLE'

const spoken = { addressee: 'SINGLE' as Addressee, texts: new Map<Namespace, Texts>() }

const shared = import.meta.glob<Texts>('./locales/*/*.json', { import: 'default' })
const areas = import.meta.glob<Texts>('../features/*/locales/*.json', { import: 'default' })
const shell = import.meta.glob<Texts>('../app/locales/*.json', { import: 'default' })
const appAreas = import.meta.glob<Texts>('../app/*/locales/*.json', { import: 'default' })

function textsOf(namespace: string, locale: string): Promise<Texts> {
  const load =
    shared[`./locales/${locale}/${namespace}.json`] ??
    areas[`../features/${namespace}/locales/${locale}.json`] ??
    appAreas[`../app/${namespace}/locales/${locale}.json`] ??
    (namespace === 'shell' ? shell[`../app/locales/${locale}.json`] : undefined)
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
export function addressTexts(addressee: Addressee): void {
  if (addressee === spoken.addressee) return
  spoken.addressee = addressee
  for (const namespace of spoken.texts.keys()) addTexts(namespace)
  // The event that components draw their texts anew upon.
  i18next.emit('languageChanged', i18next.language)
}

/** Starts the translation with the texts that every page needs, for a viewer of that type. */
export async function startI18n(locale: Locale, addressee: Addressee = 'SINGLE'): Promise<void> {
  spoken.addressee = addressee
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
