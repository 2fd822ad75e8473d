import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'
import { ConsentCheck } from '#shared/uploads/ConsentCheck'

interface ConsentSheetProps {
  onConfirm: () => void
  /** Closes without an answer; the pictures keep their places. */
  onClose: () => void
}

/** Asks for copyright and consent, once a session. */
export function ConsentSheet({ onConfirm, onClose }: ConsentSheetProps) {
  const { t } = useTranslation(['richText', 'common'])
  const box = useRef<HTMLInputElement>(null)
  const [checked, setChecked] = useState(false)
  const [missing, setMissing] = useState(false)
  const confirm = () => {
    if (checked) return onConfirm()
    setMissing(true)
    return box.current?.focus()
  }
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('editing.uploading.consentTitle')}
      description={t('editing.uploading.consentText')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('editing.uploading.later')}
          </Button>
          <Button onClick={confirm}>{t('editing.uploading.consentAction')}</Button>
        </>
      }
    >
      <ConsentCheck ref={box} checked={checked} missing={missing} onChange={setChecked} isFirst />
    </Sheet>
  )
}
