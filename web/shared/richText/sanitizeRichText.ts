import createDomPurify from 'dompurify'
import { CONTENT_ATTRIBUTES, CONTENT_TAGS } from './allowedContent'

// A separate instance, because hooks on the shared one would affect others.
const purifier = createDomPurify(window)

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') node.setAttribute('rel', 'nofollow noopener noreferrer ugc')
  // Other images and blocks than media and videos are removed.
  const stray =
    (node.tagName === 'IMG' && !node.hasAttribute('data-media-id')) ||
    (node.tagName === 'DIV' && !node.hasAttribute('data-video'))
  if (stray) node.remove()
})

/** Sanitises a member's text to the HTML that the server accepts. */
export function sanitizeRichText(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: CONTENT_TAGS,
    ALLOWED_ATTR: CONTENT_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:)/i,
    ADD_URI_SAFE_ATTR: ['rel', 'alt', 'data-media-id', 'data-video'],
  })
}
