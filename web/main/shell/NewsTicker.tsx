import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { safeStorage } from '#lib/safeStorage'
import classes from '#shared/news/NewsLine.module.css'
import { Boundary } from '#platform/errors/Boundary'
import { useNews } from '#platform/timers/news'
import { useHydrated } from '#ui/useHydrated'

const NewsLine = lazy(async () => ({ default: (await import('#shared/news/NewsLine')).NewsLine }))

/** Whether this browser last saw no news: then no place is reserved. */
const storage = safeStorage(() => window.localStorage)
const NO_NEWS = 'noNewsTicker'

/**
 * A line of news for members, under the header. News come after the first paint, in a reserved place so that nothing
 * moves. Without news the place disappears with the next page, and is not reserved any more.
 */
export function NewsTicker() {
  const { ticker: news, isKnown } = useNews()
  const { pathname } = useLocation()
  const isHydrated = useHydrated()
  const isExpected = !isHydrated || storage.get(NO_NEWS) === null
  const [place, setPlace] = useState({ pathname, kept: isKnown ? news !== null : isExpected })
  if (place.pathname !== pathname) setPlace({ pathname, kept: isKnown ? news !== null : place.kept })
  useEffect(() => {
    if (!isKnown) return
    if (news) storage.remove(NO_NEWS)
    else storage.set(NO_NEWS, 'true')
  }, [isKnown, news])
  if (!place.kept) return null
  const empty = <div className={classes.ticker} data-news-ticker data-empty />
  if (!news) return empty
  return (
    <Boundary fallback={empty}>
      <Suspense fallback={empty}>
        <NewsLine key={news.text} text={news.text} path={news.path ?? null} />
      </Suspense>
    </Boundary>
  )
}
