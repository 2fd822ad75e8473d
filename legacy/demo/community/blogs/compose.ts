import { Marked } from 'marked'
import { sanitiseContent } from '../../../core/text/richText'

const marked = new Marked({ gfm: true, async: false })

export type PictureSource = 'archive' | 'album'

const pictures = /!\[[^\]]*\]\((archive|album)\)/g

/** In the order of the text. */
export function picturesIn(text: string): PictureSource[] {
  return Array.from(text.matchAll(pictures), ([, source]) => (source === 'album' ? 'album' : 'archive'))
}

/** Renders a text of {@link BlogText} as the product stores it, with these media items as its pictures, in order. */
export function composeEntry(text: string, mediaIds: readonly number[]): string {
  let used = 0
  const html = marked
    .parse(text.trim(), { async: false })
    .replaceAll(/<img src="(?:archive|album)" (alt="[^"]*")>/g, (_, alt) => {
      const id = mediaIds[used++]
      return id === undefined ? '' : `<img data-media-id="${id}" ${alt}>`
    })
    // Standalone pictures are not wrapped in a paragraph.
    .replaceAll(/<p>(<img [^>]*>)<\/p>/g, '$1')
    .replaceAll(/<p>(youtube:[\w-]+)<\/p>/g, '<div data-video="$1"></div>')
    .replaceAll(/>\s*\n\s*</g, '><')
  return sanitiseContent(html)
}
