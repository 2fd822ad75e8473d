import { ActionIcon } from '@mantine/core'
import { useReducedMotion } from '@mantine/hooks'
import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#ui/links/AppLink'
import classes from './NewsLine.module.css'

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

interface NewsLineProps {
  text: string
  path: string | null
  /** What the line is; the news of the page without it. */
  label?: string
}

/** The line of news itself; it moves only where it is too long, and can be stopped. */
export function NewsLine({ text, path, label }: NewsLineProps) {
  const { t } = useTranslation('shell')
  const isStill = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const { line, overhang } = useOverhang()
  const runs = overhang > 0 && !isStill
  const motion = { '--overhang': `-${overhang}px`, '--duration': `${overhang / PACE + 6}s` } as CSSProperties
  const PauseIcon = paused ? IconPlayerPlayFilled : IconPlayerPauseFilled
  return (
    <section className={classes.ticker} data-news-ticker aria-label={label ?? t('newsTicker.label')}>
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
