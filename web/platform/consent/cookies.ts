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

/** Loads the consent tool, which asks where no answer is stored. Returns a stop function. */
export function startCookies(options: Omit<CookieConsentOptions, 'onAnswer'>): () => void {
  const tool = startCookieConsent({ ...options, onAnswer: (answer) => consent.update({ ...situation, answer }) })
  const open = () => void tool.then((running) => running.showPreferences())
  window.addEventListener(OPEN_COOKIE_PREFERENCES, open)
  return () => window.removeEventListener(OPEN_COOKIE_PREFERENCES, open)
}
