// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { sanitizeRichText } from './sanitizeRichText'
import { sanitizeRichText as onServer } from './sanitizeRichText.server'

const LINK = 'rel="nofollow noopener noreferrer ugc"'

test.each([
  [
    'keeps formatting',
    '<h2>To</h2><p>små <strong>ord</strong><br>her</p>',
    '<h2>To</h2><p>små <strong>ord</strong><br>her</p>',
  ],
  ['removes scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['removes what runs by an attribute', '<p onclick="hit()">a</p>', '<p>a</p>'],
  ['removes styles and classes', '<p style="color:red" class="b">a</p><style>p{}</style>', '<p>a</p>'],
  ['removes forms', '<form action="/x"><p>a</p></form>', '<p>a</p>'],
  ['lets no script hide in an address', '<a href="javascript:hit()">a</a>', `<a ${LINK}>a</a>`],
  ['lets no script hide behind letters', '<a href="java&#9;script:hit()">a</a>', `<a ${LINK}>a</a>`],
  ['marks links', '<a href="https://a.example/">a</a>', `<a href="https://a.example/" ${LINK}>a</a>`],
  ['keeps the places of media', '<img data-media-id="7" alt="b">', '<img data-media-id="7" alt="b">'],
  ['removes other pictures', '<p>a<img src="https://a.example/b.png" onerror="hit()"></p>', '<p>a</p>'],
  ['keeps no address of a picture', '<img data-media-id="7" src="https://a.example/b.png">', '<img data-media-id="7">'],
  ['keeps the places of videos', '<div data-video="youtube:abc"></div>', '<div data-video="youtube:abc"></div>'],
  ['removes other blocks', '<div id="root"></div><p>a</p>', '<p>a</p>'],
  ['removes drawings', '<svg><script>hit()</script></svg><p>a</p>', '<p>a</p>'],
])('%s, in the browser and on the server', (_what, html, expected) => {
  const inBrowser = parsed(sanitizeRichText(html))
  expect(inBrowser.isEqualNode(parsed(expected))).toBe(true)
  expect(parsed(onServer(html)).isEqualNode(inBrowser)).toBe(true)
})

/** The order of attributes does not count. */
function parsed(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = html
  return box
}
