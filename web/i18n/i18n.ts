import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from '../lib/locale'
import type { Namespace } from './resources'

type Texts = Record<string, unknown>

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
      .map(async (namespace) => i18next.addResourceBundle(locale, namespace, await textsOf(namespace, locale))),
  )
}

/** Starts the translation with the texts that every page needs. */
export async function startI18n(locale: Locale): Promise<void> {
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
