import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { videoAt, videoNamed } from './externalVideo'
import { oneLine, plainText, withoutExcessAccents } from './plainText'

/** The plain characters that a member's text about themselves may have. */
export const MAX_TEXT_LENGTH = 10_000

/** The plain characters that something a member writes for others to read may have. */
export const MAX_CONTENT_LENGTH = 30_000

/** What the database takes for an id. */
const MAX_ID = 2_147_483_647

/** The characters that may say what a picture shows. */
const MAX_ALT_LENGTH = 300

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

/** Stands for a video while a text is cleaned: no text can name it, and it holds nothing. */
const VIDEO = 'external-video'
/** What may stand for a medium. */
const places: ReadonlySet<string> = new Set(['img', 'div', 'iframe', VIDEO])
const contentOptions: IOptions = {
  ...textWithPicturesOptions,
  allowedTags: [...(textWithPicturesOptions.allowedTags || []), VIDEO],
  allowedAttributes: { ...textWithPicturesOptions.allowedAttributes, [VIDEO]: ['data-video'] },
  selfClosing: ['br', 'img', VIDEO],
  transformTags: {
    ...textWithPicturesOptions.transformTags,
    div: (_, { 'data-video': name }) => video(videoNamed(name)),
    // Without what it says to browsers that cannot play it.
    iframe: (_, { src }) => ({ ...video(videoAt(src)), text: '' }),
    [VIDEO]: () => video(undefined),
  },
}

/**
 * A member's HTML by an allow-list: paragraphs, line breaks, emphasis, headings, lists, quotations and links to the web,
 * and nothing else. A text without a word is empty.
 */
export function sanitiseRichText(html: string): string {
  const clean = withoutExcessAccents(sanitizeHtml(html, options)).trim()
  return wordsOf(clean) === '' ? '' : clean
}

/** The same of what may hold the member's own pictures and videos besides, as `<img data-media-id="7" alt="…">`. */
export function sanitiseTextWithPictures(html: string): string {
  const clean = withoutExcessAccents(sanitizeHtml(html, textWithPicturesOptions)).trim()
  return wordsOf(clean) === '' && !clean.includes('<img ') ? '' : clean
}

/**
 * The same of what members write for others to read, which may hold media besides: the member's pictures and videos as
 * `<img data-media-id="7" alt="…">`, videos of other sites as `<div data-video="youtube:…">` or `vimeo:…`. What is pasted
 * to play such a video becomes that, and so does its address alone in a paragraph.
 */
export function sanitiseContent(html: string): string {
  // Once more, for a video ends the paragraph it stood in.
  const clean = withoutExcessAccents(contentOnce(contentOnce(html)))
  return wordsOf(clean) === '' && !/<(?:img|div) /.test(clean) ? '' : clean
}

/** The media of the member's own that a sanitised text holds, each once, in the order of the text. */
export function mediaIn(html: string): number[] {
  return [...new Set([...html.matchAll(/<img data-media-id="(\d+)"/g)].map(([, id]) => Number(id)))]
}

/** A sanitised text without some of its media. */
export function withoutMedia(html: string, ids: ReadonlySet<number>): string {
  return html.replaceAll(/<img data-media-id="(\d+)"[^>]*>/g, (image, id) => (ids.has(Number(id)) ? '' : image))
}

/**
 * The words of a sanitised text, each block on a line of its own: for counting, searching and showing in one line. There, an
 * angle bracket always belongs to a tag.
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
 * A place for nothing goes, and what stands in it stays. It must not be given a name that no list allows: the library would
 * give that name to the end of whatever comes next.
 */
function withoutPlace(tag: string, attribs: Attributes): 'excludeTag' | false {
  return places.has(tag) && Object.keys(attribs).length === 0 ? 'excludeTag' : false
}

function withoutAddress(tag: string, { href }: Attributes): 'excludeTag' | false {
  return tag === 'a' && !href ? 'excludeTag' : false
}

/** How browsers understand an address, if it leads to the web. */
function webAddress(href: string | undefined): string | undefined {
  // A host name is normalised when its address is parsed.
  const address = href && withoutExcessAccents(href)
  const url = address && URL.canParse(address) ? new URL(address) : undefined
  return url && webSchemes.has(url.protocol) ? url.href : undefined
}
