import sanitizeHtml, { type IOptions } from 'sanitize-html'

/** The plain characters that a member's text may have. */
export const LONGEST_TEXT = 10_000

const webSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

const options: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // A text of nothing but opening tags must not become a tree that browsers choke on.
  nestingLimit: 12,
  // What programs write for the same.
  transformTags: {
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: (tagName, { href }) => {
      const address = webAddress(href)
      const attribs: Record<string, string> = address ? { href: address, rel: 'nofollow noopener ugc' } : {}
      return { tagName, attribs }
    },
  },
  // The words of a link that leads nowhere stay.
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs['href'] ? 'excludeTag' : false),
}

/**
 * A member's HTML by an allow-list: paragraphs, line breaks, emphasis, headings, lists, quotations and links to the web,
 * and nothing else. A text without a word is empty.
 */
export function sanitiseRichText(html: string): string {
  const clean = sanitizeHtml(html, options).trim()
  return textOf(clean) === '' ? '' : clean
}

/** The words of a member's HTML, each block on a line of its own: for counting, searching and showing in one line. */
export function wordsOf(html: string): string {
  return textOf(sanitizeHtml(html, options))
}

/** How browsers understand an address, if it leads to the web. */
function webAddress(href: string | undefined): string | undefined {
  const url = href && URL.canParse(href) ? new URL(href) : undefined
  return url && webSchemes.has(url.protocol) ? url.href : undefined
}

/** Only of what has been sanitised: there, an angle bracket always belongs to a tag. */
function textOf(clean: string): string {
  return clean
    .replaceAll(/<br \/>|<\/(?:p|h2|h3|li|blockquote)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}
