import { Popover } from '@mantine/core'
import { useMedia } from '#ui/useMedia'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'
import { useFocusBack } from '#ui/overlays/useFocusBack'
import { Boundary } from '#platform/errors/Boundary'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import classes from './EmojiPanel.module.css'

const EmojiPicker = lazyDialog(['richText'], async () => (await import('./EmojiPicker')).EmojiPicker)

interface EmojiPanelProps {
  opened: boolean
  onClose: () => void
  /** Called when an emoji was picked and the panel closes; the callback may move the focus. */
  onPick: (emoji: string) => void
  children: ReactNode
}

/** The emoji panel: a popover where there is room, a sheet otherwise. */
export function EmojiPanel({ opened, onClose, onPick, children }: EmojiPanelProps) {
  const { t } = useTranslation(['richText', 'common'])
  const wide = useMedia('(min-width: 37.5em)', { phone: false, desktop: true })
  useFocusBack(opened)

  const picker = (
    <Boundary fallback={<p className={classes.failed}>{t('emoji.failed')}</p>}>
      <Suspense fallback={<div className={classes.loading} />}>
        <EmojiPicker
          onPick={(emoji) => {
            onClose()
            onPick(emoji)
          }}
        />
      </Suspense>
    </Boundary>
  )
  return wide ? (
    <Popover opened={opened} onDismiss={onClose} position="bottom-start" width={372} trapFocus>
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('emoji.title')}>
        {picker}
      </Popover.Dropdown>
    </Popover>
  ) : (
    <>
      {children}
      <Sheet opened={opened} onClose={onClose} title={t('emoji.title')} closeLabel={t('common:close')}>
        {picker}
      </Sheet>
    </>
  )
}
