import { useEffect, useState } from 'react'
import classes from './ProgressBar.module.css'

interface ProgressBarProps {
  active: boolean
  label: string
}

/** What is done sooner than this needs no sign that it is under way. */
const patienceMs = 300

/** A thin line along the top edge while something is on its way, for those who have to wait. */
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
