import { graphql, readInlineData } from 'relay-runtime'
import type { Locale } from '#lib/format/locale'
import type { readNews_news$data, readNews_news$key } from './__generated__/readNews_news.graphql'
import { EMPTY_CONTENT, LANGUAGES, type NewsContent, type TextField } from './content'
import { typedMoment } from './times'

const fragment = graphql`
  fragment readNews_news on StaffNews @inline {
    id
    legacyId
    revision
    kind
    state
    isForAllSites
    texts {
      locale
      title
      text
    }
    path
    startsAt
    endsAt
  }
`

/** News as they are saved. */
export interface SavedNews extends Pick<readNews_news$data, 'id' | 'legacyId' | 'revision' | 'state'> {
  readonly content: NewsContent
}

/** Reads news for the form. */
export function readNews(news: readNews_news$key, locale: Locale): SavedNews {
  const { id, legacyId, revision, state, ...data } = readInlineData(fragment, news)
  const texts: Partial<Record<TextField, string>> = {}
  for (const language of LANGUAGES) {
    const written = data.texts.find((each) => each.locale === language)
    texts[`title ${language}`] = written?.title ?? ''
    texts[`text ${language}`] = written?.text ?? ''
  }
  return {
    id,
    legacyId,
    revision,
    state,
    content: {
      ...EMPTY_CONTENT,
      ...texts,
      isForAllSites: data.isForAllSites,
      path: data.path ?? '',
      startsAt: typedMoment(data.startsAt, locale),
      endsAt: typedMoment(data.endsAt, locale),
    },
  }
}
