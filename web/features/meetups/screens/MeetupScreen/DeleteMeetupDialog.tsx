import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'

interface DeleteMeetupDialogProps {
  title: string
  /** Others have signed up: they are notified, and the page of the meetup stays. */
  cancels: boolean
  /** It has later ones that may go with it. */
  isSeries: boolean
  busy: boolean
  onConfirm: (following: boolean) => void
  onCancel: () => void
}

/** Asks before a meetup is cancelled or deleted. */
export function DeleteMeetupDialog(props: DeleteMeetupDialogProps) {
  const { title, cancels, isSeries, busy, onConfirm, onCancel } = props
  const { t } = useTranslation(['meetups', 'common'])
  const [following, setFollowing] = useState(false)
  const kind = cancels ? 'cancel' : 'delete'
  return (
    <Sheet
      opened
      onClose={onCancel}
      size="sm"
      busy={busy}
      title={t(`delete.${kind}.title`)}
      description={t(`delete.${kind}.text`, { title })}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus>
            {t('delete.keep')}
          </Button>
          <Button color="danger" loading={busy} onClick={() => onConfirm(following)}>
            {t(`delete.${kind}.confirm`)}
          </Button>
        </>
      }
    >
      {isSeries && (
        <Checkbox
          label={t('delete.following')}
          checked={following}
          onChange={(event) => setFollowing(event.currentTarget.checked)}
        />
      )}
    </Sheet>
  )
}
