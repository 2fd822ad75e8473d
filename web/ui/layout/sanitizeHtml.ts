import createDomPurify from 'dompurify'
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './allowedHtml'

// A separate instance, because hooks on the shared one would affect others.
const purifier = createDomPurify(window)

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && /^https?:/.test(node.getAttribute('href') ?? '')) {
    node.setAttribute('rel', 'noopener noreferrer')
  }
  // Wide tables scroll on phones, by keyboard too.
  if (node.tagName === 'TABLE') node.setAttribute('tabindex', '0')
  if (node.tagName === 'IMG') {
    // A picture of another site would reveal the visitor's address to it.
    if (!isOwn(node.getAttribute('src') ?? '')) node.remove()
    node.setAttribute('loading', 'lazy')
    node.setAttribute('draggable', 'false')
  }
})

function isOwn(address: string): boolean {
  const { href, origin } = window.location
  return URL.canParse(address, href) && new URL(address, href).origin === origin
}

/** Sanitises HTML: keeps formatting, and removes scripts, forms and styles. */
export function sanitizeHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#?.])/i,
    ADD_URI_SAFE_ATTR: ['rel', 'alt', 'title', 'scope', 'lang'],
  })
}
