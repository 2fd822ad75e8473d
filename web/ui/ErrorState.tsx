import { IconCloudOff } from '@tabler/icons-react'
import { ActionButton } from './ActionButton'
import { Horizon } from './Horizon'
import classes from './StateMessage.module.css'
import type { UiAction } from './uiAction'

interface ErrorStateProps {
  /** What happened. */
  title: string
  /** What is safe, and what to do. */
  text?: string
  /** Usually a new try. */
  action?: UiAction
  /** A second way out, such as the start page. */
  secondAction?: UiAction
  /** The request's id with its label, so that support can find it. */
  reference?: string
  compact?: boolean
  /** It stands for the whole page: its title is the page's heading. */
  isPage?: boolean
}

/** Stands where something could not be shown. */
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
