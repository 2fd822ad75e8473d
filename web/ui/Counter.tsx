import { VisuallyHidden } from '@mantine/core'
import classes from './Counter.module.css'

interface CounterProps {
  value: number
  /** Accessible label, e.g. "3 new messages". */
  label: string
  /** Larger values are shown as "99+". */
  max?: number
  tone?: 'accent' | 'quiet'
}

/** A number on a menu item; renders nothing for 0. */
export function Counter({ value, label, max = 99, tone = 'accent' }: CounterProps) {
  if (value <= 0) return null
  return (
    <span className={classes.counter} data-tone={tone}>
      <span aria-hidden>{value > max ? `${max}+` : value}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
