import { Button, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { Sheet } from '#ui/overlays/Sheet'
import { useSetReviewHidden } from '../../mutations/useSetReviewHidden'
import classes from './ReviewsScreen.module.css'

interface HideReviewProps {
  id: string
  author: string
  isHidden: boolean
}

/** For support: takes a review out of the list with a reason, or puts it back. */
export function HideReview({ id, author, isHidden }: HideReviewProps) {
  const { t } = useTranslation(['site', 'common'])
  const [isOpen, setOpen] = useState(false)
  const [setHidden, busy] = useSetReviewHidden()
  const form = useForm({ initialValues: { reason: '' } })
  const send = form.onSubmit(async ({ reason }) => {
    const input = { id, isHidden: !isHidden, reason: reason.trim() }
    if (!(await setHidden({ input }, { onRefused: placeErrors(form, 'reason') }))) return
    form.reset()
    setOpen(false)
  })
  const label = t(isHidden ? 'reviews.staff.show' : 'reviews.staff.hide')
  return (
    <div className={classes.staff}>
      {isHidden && <strong>{t('reviews.staff.hidden')}</strong>}
      <Button variant="default" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Sheet
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('reviews.staff.title', { author })}
        description={t('reviews.staff.note')}
        closeLabel={t('common:close')}
        size="sm"
        busy={busy}
      >
        <form className={classes.form} onSubmit={send} noValidate>
          <Textarea
            label={t('reviews.staff.reason')}
            autosize
            minRows={2}
            maxLength={500}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <Button type="submit" loading={busy} disabled={form.values.reason.trim().length < 3}>
            {label}
          </Button>
        </form>
      </Sheet>
    </div>
  )
}
