import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { tell } from '#platform/toasts/tell'
import { Sheet } from '#ui/overlays/Sheet'
import { useSubscription } from '../../mutations/useSubscription'
import classes from './MembershipScreen.module.css'

const LOSSES = ['write', 'blogs', 'lodges', 'tags'] as const

interface StopDialogProps {
  opened: boolean
  memberUntil: string
  onClose: () => void
}

/** Tells what ends with the membership, and when, before its renewals are stopped. */
export function StopDialog({ opened, memberUntil, onClose }: StopDialogProps) {
  const { t } = useTranslation(['membership', 'common'])
  const locale = useLocale()
  const { stop, busy } = useSubscription()
  const date = formatDateTime(memberUntil, locale)
  const confirm = async () => {
    if (await stop()) tell(t('stop.done', { date }))
    onClose()
  }
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('stop.sure')}
      description={t('stop.text', { date })}
      closeLabel={t('common:close')}
      size="sm"
      busy={busy}
      footer={
        <>
          <Button variant="default" onClick={onClose} disabled={busy} data-autofocus>
            {t('stop.keep')}
          </Button>
          <Button onClick={() => void confirm()} loading={busy}>
            {t('stop.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('stop.losses')}</p>
      <ul className={classes.losses}>
        {LOSSES.map((loss) => (
          <li key={loss}>{t(`stop.loss.${loss}`)}</li>
        ))}
      </ul>
    </Sheet>
  )
}
