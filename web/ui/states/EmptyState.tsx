import type { ReactNode } from 'react'
import { ActionButton } from './ActionButton'
import { Horizon } from './Horizon'
import classes from '../StateMessage.module.css'
import type { UiAction } from './uiAction'

interface EmptyStateProps {
  /** What could be here, as a heading. */
  title: string
  text?: string
  /** An icon of 26 px. */
  icon?: ReactNode
  /** The action that fills the list. */
  action?: UiAction
  /** For an empty section of a page with other content. */
  compact?: boolean
  /** Whether it fills the page: its title becomes the page's heading. */
  isPage?: boolean
}

/** Replaces an empty list. */
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
