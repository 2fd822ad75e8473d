import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'

interface CancelEventSheetProps {
  title: string
  /** It is deleted: nobody has signed up. */
  isDraft: boolean
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks before an event is cancelled, and why, or before a draft is deleted. */
export function CancelEventSheet({ title, isDraft, busy, onConfirm, onClose }: CancelEventSheetProps) {
  const { t } = useTranslation(['events', 'common'])
  const [reason, setReason] = useState('')
  const kind = isDraft ? 'draft' : 'event'
  return (
    <Sheet
      opened
      size="sm"
      busy={busy}
      onClose={onClose}
      title={t(`cancel.${kind}.title`)}
      description={t(`cancel.${kind}.text`, { title })}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
            {t('cancel.keep')}
          </Button>
          <Button color="danger" loading={busy} onClick={() => onConfirm(reason.trim())}>
            {t(`cancel.${kind}.confirm`)}
          </Button>
        </>
      }
    >
      {!isDraft && (
        <Textarea
          label={t('cancel.reason')}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
    </Sheet>
  )
}
