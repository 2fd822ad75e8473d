import { readFileSync } from 'node:fs'
import Type from 'typebox'
import type { Locale } from '../../content/locale'
import { ByKey, Exact, readTexts } from '../../content/texts'

const topics = ['writing', 'meeting', 'couples', 'safety', 'kink'] as const

interface Subject {
  /** The name of its file in the folder of each language. */
  readonly key: string
  readonly topic: (typeof topics)[number]
  /** A picture of `web/public/covers`. */
  readonly picture: string
}

/** Newest first. */
export const subjects: Readonly<Record<'main' | 'dark', readonly Subject[]>> = {
  main: [
    { key: 'first-meeting', topic: 'meeting', picture: 'lighthouse' },
    { key: 'messages', topic: 'writing', picture: 'sunset' },
    { key: 'jealousy', topic: 'couples', picture: 'autumn' },
    { key: 'photos', topic: 'safety', picture: 'winter' },
    { key: 'shy', topic: 'meeting', picture: 'evening' },
    { key: 'profile-text', topic: 'writing', picture: 'summer' },
    { key: 'couple-meets-couple', topic: 'couples', picture: 'fjord' },
    { key: 'consent', topic: 'safety', picture: 'dusk' },
    { key: 'after-fifty', topic: 'meeting', picture: 'autumn' },
    { key: 'saying-no', topic: 'writing', picture: 'winter' },
    { key: 'long-distance', topic: 'meeting', picture: 'night' },
    { key: 'opening-up', topic: 'couples', picture: 'sunset' },
    { key: 'false-profiles', topic: 'safety', picture: 'fjord' },
    { key: 'starting-again', topic: 'meeting', picture: 'summer' },
  ],
  dark: [
    { key: 'telling-partner', topic: 'couples', picture: 'moon' },
    { key: 'first-club', topic: 'meeting', picture: 'night' },
    { key: 'limits', topic: 'safety', picture: 'evening' },
    { key: 'aftercare', topic: 'kink', picture: 'dusk' },
    { key: 'new-to-kink', topic: 'kink', picture: 'night' },
    { key: 'discretion', topic: 'safety', picture: 'moon' },
  ],
}

export const seoBlogTexts = readTexts(
  import.meta.url,
  Exact({
    topics: ByKey(topics, Type.String()),
    /** Who signs the articles. */
    author: Exact({ main: Type.String(), dark: Type.String() }),
  }),
)

export interface Article {
  readonly path: string
  readonly title: string
  readonly teaser: string
  /** Markdown with headings from the second level. */
  readonly text: string
}

const frontMatter = /^---\npath: (?<path>\/Blog\/.+)\ntitle: (?<title>.+)\nteaser: (?<teaser>.+)\n---\n+(?<text>[^]+)$/

/** The article about a subject, as a language's own editor wrote it. */
export function articleAbout(subject: string, locale: Locale): Article {
  const source = readFileSync(new URL(`./${locale}/${subject}.md`, import.meta.url), 'utf8')
  const { path, title, teaser, text } = frontMatter.exec(source)?.groups ?? {}
  if (!path || !title || !teaser || !text) throw new Error(`The article ${locale}/${subject} lacks a part of its head`)
  return { path, title, teaser, text }
}
