import { useCallback } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import type { useLatestNewsQuery } from './__generated__/useLatestNewsQuery.graphql'
import { readNews, type SavedNews } from './readNews'

const query = graphql`
  query useLatestNewsQuery($legacyId: Int!) {
    viewer {
      staffNewsItem(legacyId: $legacyId) {
        ...readNews_news
      }
    }
  }
`

/** Fetches the server's present version of news; null when that fails. */
export function useLatestNews() {
  const environment = useRelayEnvironment()
  const locale = useLocale()
  return useCallback(
    async (legacyId: number): Promise<SavedNews | null> => {
      const answer = await fetchQuery<useLatestNewsQuery>(environment, query, { legacyId })
        .toPromise()
        .catch(() => undefined)
      const news = answer?.viewer.staffNewsItem
      return news ? readNews(news, locale) : null
    },
    [environment, locale],
  )
}
