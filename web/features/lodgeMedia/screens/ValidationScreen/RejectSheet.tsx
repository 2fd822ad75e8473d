import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'

const MAX_REASON_LENGTH = 500

interface RejectSheetProps {
  /** The number of media items. */
  count: number
  onReject: (reason: string) => void
  onCancel: () => void
}

/** Asks for the reason why media are rejected, and says what becomes of them. */
export function RejectSheet({ count, onReject, onCancel }: RejectSheetProps) {
  const { t } = useTranslation(['lodgeMedia', 'common'])
  const [reason, setReason] = useState('')
  return (
    <Sheet
      opened
      onClose={onCancel}
      title={t('reject.title', { count })}
      description={t('reject.text', { count })}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <Button color="danger" onClick={() => onReject(reason)}>
            {t('validation.reject')}
          </Button>
        </>
      }
    >
      <Textarea
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        label={t('reject.reason')}
        maxLength={MAX_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Sheet>
  )
}
