import { useEffect } from 'react'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import type { newsQuery as NewsQuery } from './__generated__/newsQuery.graphql'

/** The news come two seconds after the start, with the menu, so that they do not compete with the screen. */
const AFTER_START = 2_000

const newsQuery = graphql`
  query newsQuery {
    site {
      id
      newsTicker {
        text
        path
      }
    }
    viewer {
      id
      breakingNews {
        legacyId
        title
        html
      }
    }
  }
`

/** Fetches the ticker and the breaking news once after the start. */
export function useFetchNews(active: boolean): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    if (!active) return
    const retained = environment.retain(createOperationDescriptor(getRequest(newsQuery), {}))
    const timer = window.setTimeout(() => {
      fetchQuery<NewsQuery>(environment, newsQuery, {}).subscribe({ error: () => {} })
    }, AFTER_START)
    return () => {
      window.clearTimeout(timer)
      retained.dispose()
    }
  }, [environment, active])
}

/** The news as far as they are there; never makes a request. */
export function useNews() {
  const { site, viewer } = useLazyLoadQuery<NewsQuery>(newsQuery, {}, { fetchPolicy: 'store-only' })
  return { ticker: site?.newsTicker ?? null, breakingNews: viewer?.breakingNews ?? null }
}
