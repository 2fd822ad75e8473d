import type { Translation } from 'vanilla-cookieconsent'
import { CONSENT_CATEGORIES, type ConsentCategory } from './consent'
import type { Locale } from '../format/locale'

export const CONSENT_COOKIE = 'cookie-consent'

export type CookieConsentTexts = Translation

export interface CookieConsentOptions {
  locale: Locale
  texts: CookieConsentTexts
  /** Lower corner for the banner on wide screens. */
  side: 'left' | 'right'
  /** Called with the accepted categories: at once if the visitor answered before, and after every answer. */
  onAnswer: (accepted: readonly ConsentCategory[]) => void
}

export interface CookieConsentTool {
  showPreferences(): void
}

const onlyKnown = (names: readonly unknown[]) => CONSENT_CATEGORIES.filter((category) => names.includes(category))

/** Reads the answer of an earlier visit from `document.cookie` without waiting for the tool; null without one. */
export function storedAnswer(cookies: string): readonly ConsentCategory[] | null {
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`))
    ?.slice(CONSENT_COOKIE.length + 1)
  if (!value) return null
  try {
    const { categories } = JSON.parse(decodeURIComponent(value)) as { categories?: unknown }
    return Array.isArray(categories) ? onlyKnown(categories) : null
  } catch {
    return null
  }
}

/** Loads the consent tool, which shows the banner to visitors without an answer. */
export async function startCookieConsent({
  locale,
  texts,
  side,
  onAnswer,
}: CookieConsentOptions): Promise<CookieConsentTool> {
  // Loaded lazily, because nothing on the page depends on the banner.
  const [tool, { leaveFocusAlone }] = await Promise.all([
    import('vanilla-cookieconsent'),
    import('./cookieBannerFocus'),
    import('vanilla-cookieconsent/dist/cookieconsent.css'),
  ])
  const report = ({ cookie }: { cookie: { categories: string[] } }) => onAnswer(onlyKnown(cookie.categories))
  let focus: { giveBack(): void } | undefined
  await tool.run({
    // The banner precedes the page in the document, so the keyboard reaches it first.
    root: '#cookies',
    guiOptions: { consentModal: { position: `bottom ${side}` } },
    cookie: { name: CONSENT_COOKIE },
    categories: { necessary: { enabled: true, readOnly: true }, preferences: {}, statistics: {}, marketing: {} },
    language: { default: locale, translations: { [locale]: texts } },
    // The tool mistakes every automated browser for a bot, including assistive software and our own tests.
    hideFromBots: false,
    onConsent: report,
    onChange: report,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') focus = leaveFocusAlone(modal)
    },
    onModalHide: ({ modalName }) => {
      if (modalName === 'consentModal') focus?.giveBack()
    },
  })
  return { showPreferences: () => tool.showPreferences() }
}
