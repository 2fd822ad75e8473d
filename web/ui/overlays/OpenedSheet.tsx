import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMedia } from '#ui/useMedia'
import classes from './Sheet.module.css'
import { useArrived } from './useArrived'

export interface SheetProps {
  opened: boolean
  onClose: () => void
  title: string
  /** A sentence under the title. */
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** The buttons, main one last; they stay visible while the content scrolls. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  /** While busy, neither Escape nor a click outside closes the sheet. */
  busy?: boolean
  /** For sheets that open on their own: focuses the title, where a key meant for the page has no effect. */
  unasked?: boolean
}

const widths = { sm: 420, md: 540, lg: 760 }

/** What a sheet shows, which its code follows. */
export function OpenedSheet(props: SheetProps) {
  const { opened, onClose, title, description, closeLabel, children, footer } = props
  const { size = 'md', busy = false, unasked = false } = props
  const wide = useMedia('(min-width: 37.5em)', { phone: false, desktop: true })
  const hasArrived = useArrived()

  return (
    <Modal.Root
      opened={opened && hasArrived}
      onClose={onClose}
      size={widths[size]}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
      transitionProps={{ transition: wide ? 'pop' : 'slide-up', duration: 180, timingFunction: 'ease-out' }}
      classNames={{ inner: classes.inner, content: classes.content, header: classes.header, body: classes.body }}
    >
      <Modal.Overlay className={classes.overlay} />
      <Modal.Content>
        {/* A dialog's header is not the page's banner. */}
        <Modal.Header role="presentation">
          <Modal.Title className={classes.title} {...(unasked && { tabIndex: -1, 'data-autofocus': true })}>
            {title}
          </Modal.Title>
          <Modal.CloseButton className={classes.close} iconSize={20} aria-label={closeLabel} disabled={busy} />
        </Modal.Header>
        <Modal.Body>
          {description && <p className={classes.description}>{description}</p>}
          {children}
        </Modal.Body>
        {footer && <div className={classes.footer}>{footer}</div>}
      </Modal.Content>
    </Modal.Root>
  )
}
