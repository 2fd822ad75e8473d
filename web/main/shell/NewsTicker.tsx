import { ActionIcon } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { safeStorage } from '#lib/safeStorage'
import { AppLink } from '#ui/links/AppLink'
import { useNews } from '#platform/timers/news'
import classes from './NewsTicker.module.css'

/** Pixels a second, slow enough to read. */
const PACE = 45

/** How far the line exceeds its room, in pixels. */
function useOverhang() {
  const line = useRef<HTMLSpanElement>(null)
  const [overhang, setOverhang] = useState(0)
  useLayoutEffect(() => {
    const box = line.current?.parentElement
    if (!line.current || !box) return
    const measure = () => setOverhang(Math.max(0, (line.current?.scrollWidth ?? 0) - box.clientWidth))
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    measure()
    return () => observer.disconnect()
  }, [])
  return { line, overhang }
}

function Line({ text, path }: { text: string; path: string | null }) {
  const { t } = useTranslation('shell')
  const isStill = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const { line, overhang } = useOverhang()
  const runs = overhang > 0 && !isStill
  const motion = { '--overhang': `-${overhang}px`, '--duration': `${overhang / PACE + 6}s` } as CSSProperties
  const PauseIcon = paused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  return (
    <section className={classes.ticker} data-news-ticker aria-label={t('newsTicker.label')}>
      <p className={classes.window} data-runs={runs || undefined} data-still={isStill || undefined}>
        <span ref={line} className={classes.line} data-paused={paused || undefined} style={runs ? motion : undefined}>
          {path ? <AppLink href={path}>{text}</AppLink> : text}
        </span>
      </p>
      {runs && (
        <ActionIcon aria-label={t(paused ? 'newsTicker.play' : 'newsTicker.pause')} onClick={() => setPaused(!paused)}>
          <PauseIcon size={16} aria-hidden />
        </ActionIcon>
      )}
    </section>
  )
}

/** Whether this browser last saw no news: then no place is reserved. */
const storage = safeStorage(() => window.localStorage)
const NO_NEWS = 'noNewsTicker'

/**
 * A line of news for members, under the header; it moves only where it is too long, and can be stopped. News come
 * after the first paint, in a reserved place so that nothing moves. Without news the place disappears with the
 * next page, and is not reserved any more.
 */
export function NewsTicker() {
  const { ticker: news, isKnown } = useNews()
  const { pathname } = useLocation()
  const [place, setPlace] = useState(() => ({
    pathname,
    kept: isKnown ? news !== null : storage.get(NO_NEWS) === null,
  }))
  if (place.pathname !== pathname) setPlace({ pathname, kept: isKnown ? news !== null : place.kept })
  useEffect(() => {
    if (!isKnown) return
    if (news) storage.remove(NO_NEWS)
    else storage.set(NO_NEWS, 'true')
  }, [isKnown, news])
  if (!place.kept) return null
  return news ? (
    <Line key={news.text} text={news.text} path={news.path ?? null} />
  ) : (
    <div className={classes.ticker} data-news-ticker data-empty />
  )
}
