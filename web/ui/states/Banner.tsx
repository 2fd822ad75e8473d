import { ActionIcon } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ActionButton } from './ActionButton'
import { AppLink } from '../links/AppLink'
import classes from './Banner.module.css'
import type { UiAction } from './uiAction'

interface BannerProps {
  tone?: 'info' | 'positive' | 'warning' | 'danger'
  title?: string
  /** Turns the title into a link. */
  titleHref?: string
  children: ReactNode
  action?: UiAction
  /** Makes the banner dismissible. */
  dismiss?: { label: string; onDismiss: () => void }
}

const icons = {
  info: IconInfoCircle,
  positive: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconAlertTriangle,
}

/** A banner; only the danger tone interrupts screen readers. */
export function Banner({ tone = 'info', title, titleHref, children, action, dismiss }: BannerProps) {
  const Icon = icons[tone]
  return (
    <div className={classes.banner} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon className={classes.icon} size={22} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        {title && (
          <p className={classes.title}>
            {titleHref ? (
              <AppLink className={classes.link} href={titleHref}>
                {title}
              </AppLink>
            ) : (
              title
            )}
          </p>
        )}
        <div>{children}</div>
      </div>
      {action && <ActionButton className={classes.action} action={action} variant="default" size="sm" />}
      {dismiss && (
        <ActionIcon className={classes.close} color="gray" aria-label={dismiss.label} onClick={dismiss.onDismiss}>
          <IconX size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
