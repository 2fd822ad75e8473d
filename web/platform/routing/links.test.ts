// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { hasPage, registerPages } from './hasPage'
import { screens } from '#main/screens'

registerPages(screens)

/** Code that names pages only to ask whether they are there, or which guards let pass. */
const ASKING = ['../../features/mail/paths.ts', '../../shared/membership/membershipPath.ts', './guards.ts']

const sources = import.meta.glob<string>(
  [
    '../../{features,lib,main,platform,shared,theme,ui}/**/*.{ts,tsx}',
    '!../../**/*.test.{ts,tsx}',
    '!../../**/__generated__/**',
    '!../../**/testing/**',
    '!../../ui/gallery/**',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const texts = import.meta.glob<string>(
  [
    '../../{features,platform,shared}/**/locales/**/*.json',
    '../../../legacy/content/**/*.{ts,json,md}',
    '!../../../legacy/content/**/*.{test,fixture}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Addresses that the gateway answers itself. */
const SERVED = /^\/(graphql|media|api|outbox|assets|icons|healthz|readyz)(\/|$)|\.\w{2,11}$/

/** Pages of the client begin with a capital letter, but for these. */
const PAGE = String.raw`\/(?:[A-Z][\w-]*|etisk-regelsaet|blog)`

/** Paths in code: whole literals, and templates with a number where they have a value. */
function pathsInCode(code: string): string[] {
  const literals = code.matchAll(new RegExp(String.raw`['"\x60](${PAGE}(?:\/[^'"\x60\s]*)?)['"\x60?#]`, 'g'))
  return [...literals].map(([, path = '']) => path.replaceAll('${page}', 'Pictures').replaceAll(/\$\{[^}]*\}/g, '1'))
}

/** Paths in texts: links of Markdown and HTML, and values that are a path as a whole. */
function pathsInText(text: string): string[] {
  const links = text.matchAll(new RegExp(String.raw`(?:\]\(|href=\\?["']|["'\x60])(${PAGE}[^)"'\x60\s]*)`, 'g'))
  return [...links].map(([, path = '']) => path.replaceAll(/\{\{[^}]*\}\}|\$\{[^}]*\}/g, '1'))
}

function isPage(path: string): boolean {
  const [pathname = ''] = path.replace(/\\$/, '').split(/[?#]/, 1)
  return SERVED.test(pathname) || hasPage(pathname)
}

const found = [
  ...Object.entries(sources).flatMap(([file, code]) => pathsInCode(code).map((path) => ({ file, path }))),
  ...Object.entries(texts).flatMap(([file, text]) => pathsInText(text).map((path) => ({ file, path }))),
]

describe('links', () => {
  it('are found in code and texts', () => {
    expect(found.length).toBeGreaterThan(100)
    expect(isPage('/Start')).toBe(true)
    expect(isPage('/Profile/1/About')).toBe(true)
    expect(isPage('/NoSuchPage')).toBe(false)
  })

  it('lead to pages that are there', () => {
    expect(found.filter(({ file, path }) => !ASKING.includes(file) && !isPage(path))).toEqual([])
  })
})
