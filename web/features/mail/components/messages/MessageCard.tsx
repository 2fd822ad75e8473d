import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './MessageCard.module.css'

interface MessageCardProps {
  icon: Icon
  title: string
  /** What there is to know beside the title. */
  children?: ReactNode
  /** What can be done. */
  actions?: ReactNode
  tone?: 'plain' | 'festive' | 'warning'
}

/** A message that is more than words: a thing with a name, and mostly something to do. */
export function MessageCard({ icon: Icon, title, children, actions, tone = 'plain' }: MessageCardProps) {
  return (
    <div className={classes.card} data-tone={tone}>
      <span className={classes.sign}>
        <Icon size={22} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {children}
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </div>
  )
}
