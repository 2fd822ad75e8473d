/** The elements that formatted texts may have. */
export const ALLOWED_TAGS = [
  'p br hr h1 h2 h3 h4 ul ol li dl dt dd blockquote pre a img figure figcaption',
  'strong b em i u s del ins mark small sub sup code kbd abbr',
  'table caption thead tbody tfoot tr th td',
].flatMap((line) => line.split(' '))

/** The attributes that they may have. */
export const ALLOWED_ATTRIBUTES = [
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
]
