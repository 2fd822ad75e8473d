import type { ReactNode } from 'react'
import { ActionButton } from './ActionButton'
import { Horizon } from './Horizon'
import classes from './StateMessage.module.css'
import type { UiAction } from './uiAction'

interface EmptyStateProps {
  /** What could be here. */
  title: string
  text?: string
  /** An icon of 26 px. */
  icon?: ReactNode
  /** The one step that fills it. */
  action?: UiAction
  /** For an empty section of a page that has others. */
  compact?: boolean
  /** It stands for the whole page: its title is the page's heading. */
  isPage?: boolean
}

/** Stands where a list would be. */
export function EmptyState({ title, text, icon, action, compact = false, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes.state} data-compact={compact}>
      {!compact && <Horizon>{icon}</Horizon>}
      <Title className={classes.title}>{title}</Title>
      {text && <p className={classes.text}>{text}</p>}
      {action && <ActionButton className={classes.action} action={action} variant={compact ? 'default' : 'filled'} />}
    </div>
  )
}
