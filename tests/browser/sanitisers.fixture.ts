import { sanitizeRichText } from '../../web/shared/richText/sanitizeRichText'
import { sanitizeHtml } from '../../web/ui/layout/sanitizeHtml'

declare global {
  interface Window {
    /** Sanitisers of the client, by the kind of text. */
    sanitisers: Readonly<Record<'content' | 'prose', (html: string) => string>>
    /** Set by code that should not have run. */
    hit?: unknown
  }
}

window.sanitisers = { content: sanitizeRichText, prose: sanitizeHtml }
