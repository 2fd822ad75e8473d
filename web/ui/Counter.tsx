import { VisuallyHidden } from '@mantine/core'
import classes from './Counter.module.css'

interface CounterProps {
  value: number
  /** The whole of it in words, such as "3 new messages". */
  label: string
  /** Above this it says "99+". */
  max?: number
  tone?: 'accent' | 'quiet'
}

/** A small number on a menu item; nothing at all when there is nothing to count. */
export function Counter({ value, label, max = 99, tone = 'accent' }: CounterProps) {
  if (value <= 0) return null
  return (
    <span className={classes.counter} data-tone={tone}>
      <span aria-hidden>{value > max ? `${max}+` : value}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
