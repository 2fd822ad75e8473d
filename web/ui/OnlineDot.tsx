import { VisuallyHidden } from '@mantine/core'
import classes from './OnlineDot.module.css'

interface OnlineDotProps {
  /** What the dot says to those who cannot see it. */
  label: string
  /** A rim in the colour of the ground, for a dot that lies on a picture. */
  ringed?: boolean
}

/** The sign that somebody is here now. */
export function OnlineDot({ label, ringed = false }: OnlineDotProps) {
  return (
    <span className={classes.dot} data-ringed={ringed} title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
