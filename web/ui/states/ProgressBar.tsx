import { useEffect, useState } from 'react'
import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  active: boolean
  label: string
}

/** Shorter waits show no progress. */
const patienceMs = 300

/** A thin bar along the top edge while a page is loading. */
export function ProgressBar({ active, label }: ProgressBarProps) {
  return active ? <LateBar label={label} /> : null
}

function LateBar({ label }: { label: string }) {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  return late ? <div className={classes.bar} role="progressbar" aria-label={label} /> : null
}
