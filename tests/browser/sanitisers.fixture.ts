import { sanitizeRichText } from '../../web/shared/richText/sanitizeRichText'
import { sanitizeHtml } from '../../web/ui/sanitizeHtml'

declare global {
  interface Window {
    /** What cleans texts before the client shows them, by what it is for. */
    sanitisers: Readonly<Record<'content' | 'prose', (html: string) => string>>
    /** Set by what should not have run. */
    hit?: unknown
  }
}

window.sanitisers = { content: sanitizeRichText, prose: sanitizeHtml }
