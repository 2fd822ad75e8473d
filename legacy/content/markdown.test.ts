import { describe, expect, it } from 'vitest'
import { renderMarkdown } from './markdown'

describe('renderMarkdown', () => {
  it('renders headings, tables and links', () => {
    expect(renderMarkdown('## A\n\n[b](/C)')).toBe('<h2>A</h2>\n<p><a href="/C">b</a></p>\n')
    expect(renderMarkdown('| a |\n| --- |\n| b |')).toContain('<table>')
  })

  it('shows raw HTML as text', () => {
    expect(renderMarkdown('a <img src=x onerror=y> b')).toBe('<p>a &lt;img src=x onerror=y&gt; b</p>\n')
    expect(renderMarkdown('<script>x</script>')).not.toContain('<script')
  })
})
