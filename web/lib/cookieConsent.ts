import type { Translation } from 'vanilla-cookieconsent'
import { CONSENT_CATEGORIES, type ConsentCategory } from './consent'
import type { Locale } from './locale'

/** The cookie that holds the visitor's answer. */
export const CONSENT_COOKIE = 'cookie-consent'

/** The texts of the banner and of the preferences dialog. */
export type CookieConsentTexts = Translation

/** What the consent tool is started with. */
export interface CookieConsentOptions {
  locale: Locale
  texts: CookieConsentTexts
  /** The lower corner in which the banner stands on wide screens. */
  side: 'left' | 'right'
  /** Called with the accepted categories: at once if the visitor answered before, and after every answer. */
  onAnswer: (accepted: readonly ConsentCategory[]) => void
}

/** The started consent tool. */
export interface CookieConsentTool {
  /** Opens the dialog in which the visitor changes the answer. */
  showPreferences(): void
}

const onlyKnown = (names: readonly unknown[]) => CONSENT_CATEGORIES.filter((category) => names.includes(category))

/** The answer given on an earlier visit, read from `document.cookie` without waiting for the tool; null if there is none. */
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

/** Loads the consent tool and asks the visitor who has not answered yet. */
export async function startCookieConsent({
  locale,
  texts,
  side,
  onAnswer,
}: CookieConsentOptions): Promise<CookieConsentTool> {
  // Loaded lazily: nothing on the page waits for the banner.
  const [tool, { leaveFocusAlone }] = await Promise.all([
    import('vanilla-cookieconsent'),
    import('./cookieBannerFocus'),
    import('vanilla-cookieconsent/dist/cookieconsent.css'),
  ])
  const report = ({ cookie }: { cookie: { categories: string[] } }) => onAnswer(onlyKnown(cookie.categories))
  let focus: { giveBack(): void } | undefined
  await tool.run({
    // Before the page, so that the keyboard comes to the banner first.
    root: '#cookies',
    guiOptions: { consentModal: { position: `bottom ${side}` } },
    cookie: { name: CONSENT_COOKIE },
    categories: { necessary: { enabled: true, readOnly: true }, preferences: {}, statistics: {}, marketing: {} },
    language: { default: locale, translations: { [locale]: texts } },
    // The tool takes every automated browser for a bot, assistive ones and our own tests too.
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
