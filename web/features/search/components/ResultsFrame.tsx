import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import classes from './ResultsFrame.module.css'

/** The place of the results: paler while others are on their way, and in sight when they have come. */
export function ResultsFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const isLoading = useNavigation().state === 'loading'
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    // Whoever was far down in the old results begins at the top of the new ones; Back keeps its own place.
    const isAbove = (frame.current?.getBoundingClientRect().top ?? 0) < 0
    if (isAbove && !isReturn) frame.current?.scrollIntoView({ block: 'start' })
  }, [key, isReturn])
  return (
    <div ref={frame} className={classes.frame} data-loading={isLoading}>
      {children}
    </div>
  )
}
