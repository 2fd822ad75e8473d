import { Children, type ReactNode } from 'react'
import classes from './MemberGrid.module.css'

interface MemberGridProps {
  /** What the list is, for a screen reader. */
  label: string
  /** `grid` of cards, `rows` one under the other, or a `strip` that scrolls sideways. */
  layout?: 'grid' | 'rows' | 'strip'
  /** True while its content is on its way and skeletons stand in for it. */
  busy?: boolean
  /** The cards, each becoming an item of the list. */
  children: ReactNode
}

/** People side by side: two on a phone, as many as fit comfortably elsewhere. */
export function MemberGrid({ label, layout = 'grid', busy = false, children }: MemberGridProps) {
  return (
    <ul className={classes[layout]} aria-label={label} aria-busy={busy}>
      {Children.map(children, (child) => (
        <li className={classes.item}>{child}</li>
      ))}
    </ul>
  )
}
