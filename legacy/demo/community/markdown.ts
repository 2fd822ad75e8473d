import { Marked } from 'marked'

const marked = new Marked({ gfm: true, async: false })

/** The HTML of lines of Markdown, without white space between its blocks; not sanitised. */
export function renderMarkdown(lines: readonly string[]): string {
  return marked.parse(lines.join('\n'), { async: false }).replaceAll(/>\s*\n\s*</g, '><')
}
