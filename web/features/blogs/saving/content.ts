import type { Audience } from '../mutations/__generated__/useSaveEntryMutation.graphql'

export interface Content {
  readonly title: string
  readonly html: string
  readonly tags: readonly string[]
  readonly audience: readonly Audience[]
  readonly commentsEnabled: boolean
}

/** All audiences, in the order of the form. */
export const AUDIENCES = ['MEN', 'WOMEN', 'COUPLES', 'TRANSSEXUALS'] as const satisfies readonly Audience[]

export const EMPTY_CONTENT: Content = { title: '', html: '', tags: [], audience: AUDIENCES, commentsEnabled: true }

/** Whether the text holds nothing worth saving yet. */
export function isEmpty({ title, html, tags }: Content): boolean {
  return title.trim() === '' && tags.length === 0 && plainHtml(html) === ''
}

/** Whether two texts are the same to their author, ignoring what the server normalises. */
export function isSame(one: Content, other: Content): boolean {
  return one === other || comparable(one) === comparable(other)
}

function comparable({ title, html, tags, audience, commentsEnabled }: Content): string {
  return JSON.stringify([oneLine(title), plainHtml(html), tags.map(oneLine), audience.toSorted(), commentsEnabled])
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

const MEANT = new Set(['href', 'alt', 'data-media-id', 'data-video'])

/** HTML without the attributes that say how a link opens, and without trailing empty lines. */
function plainHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (!MEANT.has(name)) element.removeAttribute(name)
    if (element instanceof HTMLAnchorElement && element.href) element.setAttribute('href', element.href)
  }
  return body.innerHTML.replace(/(?:<p><\/p>|\s)+$/, '')
}
