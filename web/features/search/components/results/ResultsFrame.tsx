import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation, useNavigation, useNavigationType } from 'react-router-dom'
import classes from './ResultsFrame.module.css'

/** Area of the results: faded while new ones load, and scrolled into view when they arrive. */
export function ResultsFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  const isLoading = useNavigation().state === 'loading'
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    // A viewer far down the old results starts at the top of the new ones; Back keeps its own position.
    const isAbove = (frame.current?.getBoundingClientRect().top ?? 0) < 0
    if (isAbove && !isReturn) frame.current?.scrollIntoView({ block: 'start' })
  }, [key, isReturn])
  return (
    <div ref={frame} className={classes.frame} data-loading={isLoading}>
      {children}
    </div>
  )
}
