import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const languages = [
  ['da', 'da-DK'],
  ['en', 'en-GB'],
  ['nb', 'nb-NO'],
  ['sv', 'sv-SE'],
] as const
type Language = (typeof languages)[number][0]

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const filesIn = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(json|ts|md)$/.test(path))

const texts = filesIn('web')
  .filter((path) => path.includes('/locales/'))
  .concat(filesIn('legacy/content'))

/** The texts of a language; of JSON files the values alone, since keys are code. */
function textsIn(locale: string): { readonly path: string; readonly text: string }[] {
  return texts
    .filter((path) => path.includes(locale))
    .map((path) => {
      const source = read(path)
      const text = path.endsWith('.json') ? source.replaceAll(/"(?:[^"\\]|\\.)*":/g, '') : source
      return { path, text: text.toLowerCase() }
    })
}

const rows = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| -'))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  )
const things = rows.filter((row) => row.length === 7 && row[0] !== 'thing')
const banned = rows.filter((row) => row.length === 3 && row[0] !== 'language')

const columns: Record<Language, number> = { da: 2, en: 3, nb: 4, sv: 5 }

function pattern(word: string): RegExp {
  const ending = word.endsWith('*') ? '' : String.raw`(?!\p{L})`
  return new RegExp(String.raw`(?<!\p{L})${word.replace('*', '')}${ending}`, 'u')
}

describe('the glossary', () => {
  it('has rows', () => {
    expect(things.length).toBeGreaterThan(60)
    expect(banned.length).toBeGreaterThan(20)
  })

  describe.each(languages)('in %s', (language, locale) => {
    const all = textsIn(locale)

    it('has words that the texts use', () => {
      const everything = all.map(({ text }) => text).join('\n')
      const unused = things.map((row) => row[columns[language]] ?? '').filter((word) => !everything.includes(word))
      expect(unused).toEqual([])
    })

    it('refuses words with a preferred alternative', () => {
      const found = banned
        .filter(([of]) => of === language)
        .flatMap(([, word = '', better]) =>
          all
            // Legal pages may use legal language; paths are not texts.
            .filter(({ path }) => !path.includes('/legal/'))
            .filter(({ text }) => pattern(word).test(text.replaceAll(/\]\([^)]*\)/g, ']')))
            .map(({ path }) => ({ path, word, better })),
        )
      expect(found).toEqual([])
    })
  })
})
