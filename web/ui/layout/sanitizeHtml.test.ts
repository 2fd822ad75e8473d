// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sanitizeHtml } from './sanitizeHtml'
import { sanitizeHtml as onServer } from './sanitizeHtml.server'

const TABLE = '<table tabindex="0"><tbody><tr><td>a</td></tr></tbody></table>'
const LINK = 'href="https://a.example/" rel="noopener noreferrer"'

test.each([
  ['keeps formatting', '<p>To <strong>ord</strong></p>', '<p>To <strong>ord</strong></p>'],
  ['removes scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['removes what runs by an attribute', '<p onclick="hit()">a</p>', '<p>a</p>'],
  ['removes styles', '<p style="color:red">a</p><style>p{}</style>', '<p>a</p>'],
  ['removes forms', '<form action="/x"><p>a</p></form>', '<p>a</p>'],
  ['lets no script hide in an address', '<a href="javascript:hit()">a</a>', '<a>a</a>'],
  ['marks links to other sites', '<a href="https://a.example/">a</a>', `<a ${LINK}>a</a>`],
  ['keeps links of its own', '<a href="/Support/FAQ#a">a</a>', '<a href="/Support/FAQ#a">a</a>'],
  ['removes pictures of other sites', '<p>a<img src="https://a.example/b.png" alt="b"></p>', '<p>a</p>'],
  ['removes pictures of a site without a scheme', '<p>a<img src="//a.example/b.png"></p>', '<p>a</p>'],
  ['lets tables scroll', '<table><tbody><tr><td>a</td></tr></tbody></table>', TABLE],
])('%s, in the browser and on the server', (_what, html, expected) => {
  const inBrowser = parsed(sanitizeHtml(html))
  expect(inBrowser.innerHTML).toBe(expected)
  expect(parsed(onServer(html)).isEqualNode(inBrowser)).toBe(true)
})

/** The order of attributes does not count. */
function parsed(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  return box
}
