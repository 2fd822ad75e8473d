import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './MessageCard.module.css'

interface MessageCardProps {
  icon: Icon
  title: string
  children?: ReactNode
  actions?: ReactNode
  tone?: 'plain' | 'festive' | 'warning'
}

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
