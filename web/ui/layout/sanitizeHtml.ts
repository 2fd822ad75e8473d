import createDomPurify from 'dompurify'

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

const TAGS = [
  'p br hr h1 h2 h3 h4 ul ol li dl dt dd blockquote pre a img figure figcaption',
  'strong b em i u s del ins mark small sub sup code kbd abbr',
  'table caption thead tbody tfoot tr th td',
]

/** Sanitises HTML: keeps formatting, and removes scripts, forms and styles. */
export function sanitizeHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS.flatMap((line) => line.split(' ')),
    ALLOWED_ATTR: [
      'href',
      'rel',
      'src',
      'alt',
      'title',
      'width',
      'height',
      'start',
      'colspan',
      'rowspan',
      'scope',
      'lang',
    ],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#?.])/i,
    ADD_URI_SAFE_ATTR: ['rel', 'alt', 'title', 'scope', 'lang'],
  })
}
