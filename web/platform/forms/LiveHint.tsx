import type { ReactNode } from 'react'
import classes from './LiveHint.module.css'

interface LiveHintProps {
  tone: 'good' | 'bad' | 'quiet'
  children: ReactNode
}

/** A line under a field that follows its value and is announced to screen readers when it changes. */
export function LiveHint({ tone, children }: LiveHintProps) {
  return (
    <p className={classes.hint} data-tone={tone} aria-live="polite">
      {children}
    </p>
  )
}
