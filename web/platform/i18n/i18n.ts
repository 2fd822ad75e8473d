import { initReactI18next } from 'react-i18next'
import type { Locale } from '#lib/format/locale'
import { currentPage, type Addressee, type SpokenTexts } from '#platform/page/currentPage'
import { coupleTexts } from './coupleTexts'
import { localeOf } from './locale'
import { loadNamespace } from './localeTexts'
import type { Namespace } from './namespace'

/** Loads the texts of areas, so that a screen never shows without its words. */
export async function loadTexts(namespaces: readonly Namespace[]): Promise<void> {
  const { spoken } = currentPage()
  const locale = localeOf(spoken.i18n.language)
  await Promise.all(
    namespaces
      .filter((namespace) => !spoken.i18n.hasResourceBundle(locale, namespace))
      .map(async (namespace) => {
        spoken.loaded.set(namespace, await loadNamespace(namespace, locale))
        addTexts(spoken, namespace)
      }),
  )
}

function addTexts({ i18n, loaded, addressee }: SpokenTexts, namespace: string): void {
  const texts = loaded.get(namespace) ?? {}
  i18n.addResourceBundle(i18n.language, namespace, addressee === 'COUPLE' ? coupleTexts(texts) : texts, false, true)
}

/** Lets all texts address a single person or a couple from now on; what is shown follows. */
export function addressTexts(viewerType: Addressee | null | undefined): void {
  const { spoken } = currentPage()
  const addressee = viewerType ?? 'SINGLE'
  if (addressee === spoken.addressee) return
  spoken.addressee = addressee
  for (const namespace of spoken.loaded.keys()) addTexts(spoken, namespace)
  // The event that components draw their texts anew upon.
  spoken.i18n.emit('languageChanged', spoken.i18n.language)
}

/** Starts the translation with the texts that every page needs, for a viewer of that type. */
export async function startI18n(locale: Locale, viewerType?: Addressee | null): Promise<void> {
  const { spoken } = currentPage()
  spoken.addressee = viewerType ?? 'SINGLE'
  spoken.loaded.clear()
  await spoken.i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  await loadTexts(['common', 'time', 'shell'])
}
