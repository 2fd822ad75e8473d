import { Marked } from 'marked'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const marked = new Marked({ gfm: true, async: false })

// As the server renders it: raw HTML is text, and there are no pictures.
marked.use({
  renderer: {
    html: ({ text }) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character),
    image: () => '',
  },
})

/** The Markdown of news as HTML, still to be sanitised. */
export const newsHtml = (markdown: string): string => marked.parse(markdown, { async: false })
