import { sanitiseContent } from '../../core/text/richText'
import { renderMarkdown } from '../community/markdown'

export type PictureSource = 'archive' | 'album'

const pictures = /!\[[^\]]*\]\((archive|album)\)/g

/** In the order of the text. */
export function picturesIn(lines: readonly string[]): PictureSource[] {
  return Array.from(lines.join('\n').matchAll(pictures), ([, source]) => (source === 'album' ? 'album' : 'archive'))
}

/** Renders the lines of an entry as the product stores it, with these media items as its pictures, in order. */
export function composeEntry(lines: readonly string[], mediaIds: readonly number[]): string {
  let used = 0
  const html = renderMarkdown(lines)
    .replaceAll(/<img src="(?:archive|album)" (alt="[^"]*")>/g, (_, alt) => {
      const id = mediaIds[used++]
      return id === undefined ? '' : `<img data-media-id="${id}" ${alt}>`
    })
    // Standalone pictures are not wrapped in a paragraph.
    .replaceAll(/<p>(<img [^>]*>)<\/p>/g, '$1')
    .replaceAll(/<p>(youtube:[\w-]+)<\/p>/g, '<div data-video="$1"></div>')
  return sanitiseContent(html)
}
