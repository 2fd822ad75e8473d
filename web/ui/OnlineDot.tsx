import { VisuallyHidden } from '@mantine/core'
import classes from './OnlineDot.module.css'

interface OnlineDotProps {
  /** Accessible label. */
  label: string
  /** Adds a border in the background colour, for dots on pictures. */
  ringed?: boolean
}

/** The online dot. */
export function OnlineDot({ label, ringed = false }: OnlineDotProps) {
  return (
    <span className={classes.dot} data-ringed={ringed} title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
