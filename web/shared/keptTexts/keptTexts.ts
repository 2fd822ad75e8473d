import { safeStorage } from '#lib/safeStorage'
import { forgetDrafts } from '#platform/forms/useDraft'
import { forgetUploadConsent } from '#shared/uploads/sessionConsent'

/** Where messages wait in this browser until the server has them. */
export const OUTBOX = 'mail-outbox'

/** Where the outbox is kept: what the member is sending right now, so that no consent is needed. */
export const outboxStorage = safeStorage(() => window.localStorage)

/** At log-out: what was being written or sent here is nobody else's to find. */
export function forgetKeptTexts(): void {
  outboxStorage.remove(OUTBOX)
  forgetDrafts()
  forgetUploadConsent()
}
