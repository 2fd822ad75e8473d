import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { videoAt, videoNamed } from './externalVideo'
import { oneLine, plainText, withoutExcessAccents } from './plainText'

/** Maximum plain characters of a profile's text. */
export const MAX_TEXT_LENGTH = 10_000

/** Maximum plain characters of a text for others. */
export const MAX_CONTENT_LENGTH = 30_000

/** The maximum id of the database. */
const MAX_ID = 2_147_483_647

/** Maximum characters of a picture's description. */
const MAX_ALT_LENGTH = 300

const webSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:'])

const options: IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // A text of nothing but opening tags must not become a tree that browsers choke on.
  nestingLimit: 12,
  // Equivalents that other programs write.
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
  // Keeps the words of a link without a valid address.
  exclusiveFilter: ({ tag, attribs }) => withoutAddress(tag, attribs),
}

const textWithPicturesOptions: IOptions = {
  ...options,
  allowedTags: [...(options.allowedTags || []), 'img'],
  allowedAttributes: { ...options.allowedAttributes, img: ['data-media-id', 'alt'] },
  selfClosing: ['br', 'img'],
  transformTags: { ...options.transformTags, img: (_, { 'data-media-id': id, alt = '' }) => picture(id, alt) },
  exclusiveFilter: ({ tag, attribs }) => withoutPlace(tag, attribs) || withoutAddress(tag, attribs),
}

/** Represents a video while a text is cleaned: no text can contain it. */
const VIDEO = 'external-video'
/** Elements that may represent a media item. */
const places: ReadonlySet<string> = new Set(['img', 'div', 'iframe', VIDEO])
const contentOptions: IOptions = {
  ...textWithPicturesOptions,
  allowedTags: [...(textWithPicturesOptions.allowedTags || []), VIDEO],
  allowedAttributes: { ...textWithPicturesOptions.allowedAttributes, [VIDEO]: ['data-video'] },
  selfClosing: ['br', 'img', VIDEO],
  transformTags: {
    ...textWithPicturesOptions.transformTags,
    div: (_, { 'data-video': name }) => video(videoNamed(name)),
    // Without its fallback text for browsers that cannot play it.
    iframe: (_, { src }) => ({ ...video(videoAt(src)), text: '' }),
    [VIDEO]: () => video(undefined),
  },
}

/**
 * Cleans a member's HTML by an allow-list: paragraphs, line breaks, emphasis, headings, lists, quotations and
 * links to the web. A text without a word becomes empty.
 */
export function sanitiseRichText(html: string): string {
  const clean = withoutExcessAccents(sanitizeHtml(html, options)).trim()
  return wordsOf(clean) === '' ? '' : clean
}

/** The same, also allowing the member's own pictures and videos, as `<img data-media-id="7" alt="…">`. */
export function sanitiseTextWithPictures(html: string): string {
  const clean = withoutExcessAccents(sanitizeHtml(html, textWithPicturesOptions)).trim()
  return wordsOf(clean) === '' && !clean.includes('<img ') ? '' : clean
}

/**
 * The same for texts that others read: also allows the member's pictures and videos as `<img data-media-id="7"
 * alt="…">`, and videos of other sites as `<div data-video="youtube:…">` or `vimeo:…`. Converts pasted players of
 * such videos, and an address alone in a paragraph.
 */
export function sanitiseContent(html: string): string {
  // Cleaned twice, because a video ends the paragraph it stood in.
  const clean = withoutExcessAccents(contentOnce(contentOnce(html)))
  return wordsOf(clean) === '' && !/<(?:img|div) /.test(clean) ? '' : clean
}

/** The ids of the member's own media in a sanitised text, each once, in order. */
export function mediaIn(html: string): number[] {
  return [...new Set([...html.matchAll(/<img data-media-id="(\d+)"/g)].map(([, id]) => Number(id)))]
}

/** Removes some media from a sanitised text. */
export function withoutMedia(html: string, ids: ReadonlySet<number>): string {
  return html.replaceAll(/<img data-media-id="(\d+)"[^>]*>/g, (image, id) => (ids.has(Number(id)) ? '' : image))
}

/**
 * The words of a sanitised text, one line for each block: for counting, searching and previews. In sanitised text
 * an angle bracket always belongs to a tag.
 */
export function wordsOf(clean: string): string {
  return clean
    .replaceAll(/<br(?: \/)?>|<\/(?:p|h2|h3|li|blockquote|div)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
}

function contentOnce(html: string): string {
  return sanitizeHtml(html, contentOptions)
    .replaceAll(/<p><a href="([^"]*)"[^>]*>([^<]*)<\/a><\/p>/g, (paragraph, href: string, words: string) => {
      const name = /^https?:/i.test(words) ? videoAt(wordsOf(href)) : undefined
      return name ? `<${VIDEO} data-video="${name}" />` : paragraph
    })
    .replaceAll(new RegExp(`<p>(<${VIDEO} [^>]*>)</p>`, 'g'), '$1')
    .replaceAll(new RegExp(`<${VIDEO} ([^>]*) />`, 'g'), '<div $1></div>')
    .trim()
}

function picture(id: string | undefined, alt: string): Tag {
  const known = id && /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID
  const attribs: Attributes = known ? { 'data-media-id': id, alt: altText(alt) } : {}
  return { tagName: 'img', attribs }
}

function altText(alt: string): string {
  // Cut before it is cleaned too: cleaning a long text takes long, and a text may have many pictures.
  return oneLine(plainText(alt.slice(0, 2 * MAX_ALT_LENGTH))).slice(0, MAX_ALT_LENGTH)
}

function video(name: string | undefined): Tag {
  return { tagName: VIDEO, attribs: name ? { 'data-video': name } : {} }
}

/**
 * Removes an element but keeps its contents. It must not be renamed to a name that no list allows: the library
 * would give that name to the end of whatever comes next.
 */
function withoutPlace(tag: string, attribs: Attributes): 'excludeTag' | false {
  return places.has(tag) && Object.keys(attribs).length === 0 ? 'excludeTag' : false
}

function withoutAddress(tag: string, { href }: Attributes): 'excludeTag' | false {
  return tag === 'a' && !href ? 'excludeTag' : false
}

/** The address as browsers understand it, if it leads to the web. */
function webAddress(href: string | undefined): string | undefined {
  // Parsing an address normalises its host name.
  const address = href && withoutExcessAccents(href)
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  return url && webSchemes.has(url.protocol) ? url.href : undefined
}
