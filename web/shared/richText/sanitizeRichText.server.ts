import sanitize from 'sanitize-html'
import { CONTENT_ATTRIBUTES, CONTENT_TAGS } from './allowedContent'

/** Sanitises a member's text as the browser does. */
export function sanitizeRichText(html: string): string {
  return sanitize(html, {
    allowedTags: CONTENT_TAGS,
    allowedAttributes: { '*': CONTENT_ATTRIBUTES },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener noreferrer ugc' } }),
    },
    // Other images and blocks than media and videos are removed.
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !('data-media-id' in attribs)) || (tag === 'div' && !('data-video' in attribs)),
  })
}
