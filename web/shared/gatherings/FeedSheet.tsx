import { Button, TextInput } from '@mantine/core'
import { IconCalendarShare, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { tell } from '#platform/toasts/tell'
import { AppLink } from '#ui/links/AppLink'
import { Sheet } from '#ui/overlays/Sheet'
import classes from './FeedSheet.module.css'

interface FeedSheetProps {
  /** What the feed holds, in the words of its area. */
  words: { readonly title: string; readonly text: string; readonly secret: string; readonly end: string }
  /** Null until it is made. */
  url: string | null | undefined
  /** Each resolves to whether it succeeded. */
  renew: () => Promise<boolean>
  end: () => Promise<boolean>
  busy: boolean
  onClose: () => void
}

/** A secret address for calendar programs: shown, copied, made anew, ended. */
export function FeedSheet({ words, url, renew, end, busy, onClose }: FeedSheetProps) {
  const { t } = useTranslation(['gatherings', 'common'])
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null)
  const copy = async () => {
    if (url == null) return
    try {
      await navigator.clipboard.writeText(url)
      tell(t('feed.copied'))
    } catch {
      // The browser refuses the clipboard; the field holds the address.
      tell(t('feed.notCopied'))
    }
  }
  const confirm = async (change: () => Promise<boolean>, done: string) => {
    if (await change()) tell(done)
    setAsked(null)
  }
  return (
    <Sheet
      opened
      onClose={onClose}
      busy={busy}
      title={words.title}
      description={words.text}
      closeLabel={t('common:close')}
      footer={
        url == null ? (
          <Button loading={busy} onClick={() => void renew()}>
            {t('feed.make')}
          </Button>
        ) : (
          <Button
            component={AppLink}
            href={url.replace(/^https?:/, 'webcal:')}
            leftSection={<IconCalendarShare size={18} stroke={1.75} aria-hidden />}
          >
            {t('feed.subscribe')}
          </Button>
        )
      }
    >
      {url != null && (
        <div className={classes.feed}>
          <TextInput
            readOnly
            label={t('feed.address')}
            description={words.secret}
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={classes.buttons}>
            <Button
              variant="default"
              leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
              onClick={() => void copy()}
            >
              {t('feed.copy')}
            </Button>
            <Button variant="subtle" onClick={() => setAsked('renew')}>
              {t('feed.renew.action')}
            </Button>
            <Button variant="subtle" color="danger" onClick={() => setAsked('end')}>
              {t('feed.end.action')}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        opened={asked === 'renew'}
        busy={busy}
        title={t('feed.renew.title')}
        message={t('feed.renew.text')}
        confirmLabel={t('feed.renew.confirm')}
        onConfirm={() => void confirm(renew, t('feed.renew.done'))}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        danger
        opened={asked === 'end'}
        busy={busy}
        title={t('feed.end.title')}
        message={words.end}
        confirmLabel={t('feed.end.confirm')}
        onConfirm={() => void confirm(end, t('feed.end.done'))}
        onCancel={() => setAsked(null)}
      />
    </Sheet>
  )
}
