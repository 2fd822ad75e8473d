import { createConsent, type Consent } from '#lib/consent/consent'
import { createConsentStorage } from '#lib/consent/consentStorage'
import { startCookieConsent, storedAnswer, type CookieConsentOptions } from '#lib/consent/cookieConsent'
import './cookies.css'

const situation = { hasTool: true, hasSite: true }

/** The visitor's consent on this page. The stored answer counts before the tool itself is loaded. */
export const consent: Consent = createConsent({
  ...situation,
  answer: import.meta.env.SSR ? null : storedAnswer(document.cookie),
})

/** Storage for values that depend on consent. */
export const consentStorage = createConsentStorage(consent)

/** The event by which any page opens the cookie preferences. */
export const OPEN_COOKIE_PREFERENCES = 'open-cookie-preferences'

/** Loads the consent tool to ask, or, where an answer is stored, once the preferences are opened. Returns a stop function. */
export function startCookies(options: Omit<CookieConsentOptions, 'onAnswer'>): () => void {
  let running: ReturnType<typeof startCookieConsent> | undefined
  const tool = () =>
    (running ??= startCookieConsent({ ...options, onAnswer: (answer) => consent.update({ ...situation, answer }) }))
  if (!storedAnswer(document.cookie)) void tool()
  const open = () => void tool().then((opened) => opened.showPreferences())
  window.addEventListener(OPEN_COOKIE_PREFERENCES, open)
  return () => window.removeEventListener(OPEN_COOKIE_PREFERENCES, open)
}
