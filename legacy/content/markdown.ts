import { Marked } from 'marked'
import { escapeHtml } from './escapeHtml'

// A private instance: extensions of marked's shared one would leak between callers.
const marked = new Marked({ gfm: true, async: false })

// Raw HTML in a text is shown as text, so that no value put into a page can bring markup along.
marked.use({ renderer: { html: ({ text }) => escapeHtml(text) } })

/** Renders the editors' own markdown as HTML. Raw HTML in it is escaped; texts of members are not for this function. */
export const renderMarkdown = (markdown: string): string => marked.parse(markdown, { async: false })
