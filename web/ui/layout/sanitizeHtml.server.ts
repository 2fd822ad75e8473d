import sanitize from 'sanitize-html'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowedHtml'

/** Sanitises HTML as the browser does: keeps formatting, and removes scripts, forms and styles. */
export function sanitizeHtml(html: string): string {
  return sanitize(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: { '*': [...ALLOWED_ATTRIBUTES, 'tabindex', 'loading', 'draggable'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https?:/.test(attribs['href'] ?? '') ? { ...attribs, rel: 'noopener noreferrer' } : attribs,
      }),
      table: (tagName, attribs) => ({ tagName, attribs: { ...attribs, tabindex: '0' } }),
      img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy', draggable: 'false' } }),
    },
    // A picture of another site would reveal the visitor's address to it.
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?!\/)/.test(attribs['src'] ?? ''),
  })
}
