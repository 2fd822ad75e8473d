import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './QuietLine.module.css'

interface QuietLineProps {
  icon: Icon
  children: ReactNode
}

export function QuietLine({ icon: Sign, children }: QuietLineProps) {
  return (
    <p className={classes.line}>
      <Sign size={16} stroke={1.75} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
