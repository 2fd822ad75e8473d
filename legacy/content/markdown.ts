import { Marked } from 'marked'
import { escapeHtml } from './escapeHtml'

// A private instance: extensions of marked's shared one would leak between callers.
const marked = new Marked({ gfm: true, async: false })

// Shows raw HTML as text, so that no value in a page can add markup.
marked.use({ renderer: { html: ({ text }) => escapeHtml(text) } })

/** Renders the editors' own markdown as HTML and escapes raw HTML. Not meant for texts of members. */
export const renderMarkdown = (markdown: string): string => marked.parse(markdown, { async: false })
