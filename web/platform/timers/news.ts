import { useEffect, useEffectEvent, useRef } from 'react'
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { createOperationDescriptor, getRequest, type IEnvironment } from 'relay-runtime'
import type { newsQuery as NewsQuery } from './__generated__/newsQuery.graphql'

/** The news come two seconds after the start, with the menu, so that they do not compete with the screen. */
const AFTER_START = 2_000

/** How old the news may be when the member goes to another page. */
const FRESH_MS = 30_000

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
      isMediaConsentForced
      breakingNews {
        id
        title
        html
      }
    }
  }
`

/**
 * Fetches the ticker, the breaking news and whether media need consent after the start, unless they came with the page,
 * and anew after a navigation when they are no longer fresh.
 */
export function useFetchNews(active: boolean): void {
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const fetchedAt = useRef<number | null>(null)
  const seenPath = useRef(pathname)
  const refresh = useEffectEvent(() => {
    fetchedAt.current = Date.now()
    fetchQuery<NewsQuery>(environment, newsQuery, {}).subscribe({ error: () => {} })
  })
  useEffect(() => {
    if (!active) return
    const operation = createOperationDescriptor(getRequest(newsQuery), {})
    const retained = environment.retain(operation)
    const cameWithPage = environment.check(operation).status === 'available'
    if (cameWithPage) fetchedAt.current = Date.now()
    const timer = cameWithPage ? undefined : window.setTimeout(() => refresh(), AFTER_START)
    return () => {
      window.clearTimeout(timer)
      fetchedAt.current = null
      retained.dispose()
    }
  }, [environment, active])
  useEffect(() => {
    if (seenPath.current === pathname) return
    seenPath.current = pathname
    if (fetchedAt.current !== null && Date.now() - fetchedAt.current >= FRESH_MS) refresh()
  }, [pathname])
}

/** Asks for the news, for a page that comes with them. */
export async function fetchNews(environment: IEnvironment): Promise<void> {
  await fetchQuery<NewsQuery>(environment, newsQuery, {}).toPromise()
}

/** The news as far as they are there; never makes a request. */
export function useNews() {
  const { site, viewer } = useLazyLoadQuery<NewsQuery>(newsQuery, {}, { fetchPolicy: 'store-only' })
  return {
    ticker: site?.newsTicker ?? null,
    isKnown: site?.newsTicker !== undefined,
    breakingNews: viewer?.breakingNews ?? null,
  }
}
