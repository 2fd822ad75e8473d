import { IconCloudOff } from '@tabler/icons-react'
import { ActionButton } from './ActionButton'
import { Horizon } from './Horizon'
import classes from '../StateMessage.module.css'
import type { UiAction } from './uiAction'

interface ErrorStateProps {
  /** What went wrong. */
  title: string
  /** Which data is safe, and what to do. */
  text?: string
  /** Usually a retry. */
  action?: UiAction
  /** An alternative, e.g. a link to the start page. */
  secondAction?: UiAction
  /** The request's id with its label, for the support. */
  reference?: string
  compact?: boolean
  /** Whether it fills the page: its title becomes the page's heading. */
  isPage?: boolean
}

/** Replaces content that could not be loaded. */
export function ErrorState({
  title,
  text,
  action,
  secondAction,
  reference,
  compact = false,
  isPage = false,
}: ErrorStateProps) {
  const Title = isPage ? 'h1' : 'p'
  return (
    <div className={classes.state} data-compact={compact} role="alert">
      {!compact && (
        <Horizon>
          <IconCloudOff size={26} stroke={1.5} />
        </Horizon>
      )}
      <Title className={classes.title}>{title}</Title>
      {text && <p className={classes.text}>{text}</p>}
      {(action ?? secondAction) && (
        <div className={classes.actions}>
          {action && <ActionButton action={action} variant={compact ? 'default' : 'filled'} />}
          {secondAction && <ActionButton action={secondAction} variant="default" />}
        </div>
      )}
      {reference && <p className={classes.reference}>{reference}</p>}
    </div>
  )
}
