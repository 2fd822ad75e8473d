import Type from 'typebox'
import type { Locale } from '../locale'
import { ByKey, Exact, readTexts } from '../texts'

const themes = ['halloween'] as const

const ContestText = Exact({ title: Type.String(), intro: Type.String(), rules: Type.Array(Type.String()) })

const texts = readTexts(import.meta.url, ByKey(themes, ContestText), ({ halloween }) => halloween.rules.length)

/** The texts of a contest, by the name of its theme. */
export function contestText(locale: Locale, theme: string) {
  const known = themes.find((each) => each === theme)
  if (!known) throw new Error(`The contest's theme ${theme} has no texts`)
  return texts[locale][known]
}
