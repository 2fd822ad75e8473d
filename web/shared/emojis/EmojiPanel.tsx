import { Popover } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '#platform/errors/Boundary'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { Anchor } from '#ui/overlays/Anchor'
import { Sheet } from '#ui/overlays/Sheet'
import { useArrived } from '#ui/overlays/useArrived'
import { useFocusBack } from '#ui/overlays/useFocusBack'
import type { Opener } from '#ui/overlays/useOpener'
import { useMedia } from '#ui/useMedia'
import classes from './EmojiPanel.module.css'

const EmojiPicker = lazyDialog(['richText'], async () => (await import('./EmojiPicker')).EmojiPicker)

interface EmojiPanelProps {
  opener: Opener
  /** Called when an emoji was picked and the panel closes; the callback may move the focus. */
  onPick: (emoji: string) => void
}

/** The emoji panel: a popover where there is room, a sheet otherwise. */
export function EmojiPanel({ opener, onPick }: EmojiPanelProps) {
  const { t } = useTranslation(['richText', 'common'])
  const wide = useMedia('(min-width: 37.5em)', { phone: false, desktop: true })
  const hasArrived = useArrived()
  const { id, element, opened, setOpened } = opener
  const close = () => setOpened(false)
  useFocusBack(opened)

  const picker = (
    <Boundary fallback={<p className={classes.failed}>{t('emoji.failed')}</p>}>
      <Suspense fallback={<div className={classes.loading} />}>
        <EmojiPicker
          onPick={(emoji) => {
            close()
            onPick(emoji)
          }}
        />
      </Suspense>
    </Boundary>
  )
  return wide ? (
    <Popover id={id} opened={opened && hasArrived} onDismiss={close} position="bottom-start" width={372} trapFocus>
      <Popover.Target>
        <Anchor element={element} />
      </Popover.Target>
      <Popover.Dropdown className={classes.panel} aria-label={t('emoji.title')}>
        {picker}
      </Popover.Dropdown>
    </Popover>
  ) : (
    <Sheet opened={opened} onClose={close} title={t('emoji.title')} closeLabel={t('common:close')}>
      {picker}
    </Sheet>
  )
}
