import { safeStorage } from '#lib/safeStorage'
import { forgetDrafts } from '#platform/forms/useDraft'
import { forgetSections } from '#shared/offline/lastSections'
import { forgetUploadConsent } from '#shared/uploads/sessionConsent'

/** Storage key of messages that wait for the server. */
export const OUTBOX = 'mail-outbox'

/** Stores what the member is sending, which needs no cookie consent. */
export const outboxStorage = safeStorage(() => window.localStorage)

/** Deletes unsent texts, and what else this browser remembers of a member, at log-out, so that the next person does not find them. */
export function forgetKeptTexts(): void {
  outboxStorage.remove(OUTBOX)
  forgetDrafts()
  forgetUploadConsent()
  forgetSections()
}
