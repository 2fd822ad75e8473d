import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'
import { TextLink } from '#ui/links/TextLink'
import { useConsentToMedia } from './useConsentToMedia'

/** Asks for copyright and consent of pictures and videos, which are hidden until then. */
export function MediaConsentDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common'])
  const [consentToMedia, busy] = useConsentToMedia()
  const [confirmed, setConfirmed] = useState(false)
  const confirm = async () => {
    if (await consentToMedia({})) onClose()
  }
  return (
    <Sheet
      opened
      unasked
      onClose={onClose}
      title={t('mediaConsent.title')}
      closeLabel={t('common:close')}
      footer={
        <Button disabled={!confirmed} loading={busy} onClick={() => void confirm()}>
          {t('mediaConsent.confirm')}
        </Button>
      }
    >
      <Stack>
        <Text>{t('mediaConsent.text')}</Text>
        <Checkbox
          checked={confirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
          label={t('mediaConsent.check')}
        />
        <TextLink href="/Support/FAQ/201" onClick={onClose}>
          {t('mediaConsent.faq')}
        </TextLink>
      </Stack>
    </Sheet>
  )
}
