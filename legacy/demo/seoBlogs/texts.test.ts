import { describe, expect, it } from 'vitest'
import { facts } from '../../content/facts.fixture'
import { interpolate } from '../../content/interpolate'
import { locales } from '../../content/locale'
import { articleAbout, subjects } from './texts'

const keys = [...subjects.main, ...subjects.dark].map(({ key }) => key)

describe.each(locales)('the articles in %s', (locale) => {
  const articles = keys.map((key) => articleAbout(key, locale))

  it('number twenty, each with an address and a title of its own', () => {
    expect(new Set(articles.map(({ path }) => path)).size).toBe(20)
    expect(new Set(articles.map(({ title }) => title)).size).toBe(20)
    expect(articles.filter(({ path }) => !/^\/Blog\/[a-z0-9-]+$/.test(path))).toEqual([])
  })

  it('have texts of a suitable length, with headings', () => {
    const sizes = articles.map(({ path, teaser, text }) => ({
      path,
      words: text.split(/\s+/).length,
      teaser: teaser.length,
      headings: text.match(/^## /gm)?.length ?? 0,
    }))
    const unfit = sizes.filter(
      ({ words, teaser, headings }) => words < 350 || words > 600 || teaser > 160 || teaser < 60 || headings < 2,
    )
    expect(unfit).toEqual([])
  })

  it('keep to the house style: no exclamation marks, no headings of the first level, no placeholder without a value', () => {
    const texts = articles.map(({ title, teaser, text }) => interpolate(`${title}\n${teaser}\n${text}`, facts))
    expect(texts.filter((text) => /!|^# |\{\{/m.test(text))).toEqual([])
  })
})
