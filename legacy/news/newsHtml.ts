import sanitizeHtml, { type IOptions } from 'sanitize-html'
import { renderMarkdown } from '../content/markdown'

const options: IOptions = {
  allowedTags: ['p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 12,
  transformTags: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
}

/** Markdown of the staff as HTML: formatting and links to pages of the site and the web, no pictures. */
export function newsHtml(markdown: string): string {
  return sanitizeHtml(renderMarkdown(markdown), options)
}
