import { Button, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { useKeptForm } from '#platform/forms/useKeptForm'
import { useApplyForDark } from '../../mutations/useApplyForDark'
import { useApplyForDarkAgain } from '../../mutations/useApplyForDarkAgain'
import classes from '#shared/editing/EditPage.module.css'

const MIN_LENGTH = 20

/** Asks to be let in, or answers what the staff said. */
export function ApplyForm({ again }: { again: boolean }) {
  const { t } = useTranslation('darkProfile')
  const [apply, applying] = useApplyForDark()
  const [answer, answering] = useApplyForDarkAgain()
  const form = useKeptForm('application', {
    initialValues: { text: '' },
    validate: { text: (text) => (text.trim().length < MIN_LENGTH ? t('apply.tooShort', { count: MIN_LENGTH }) : null) },
  })
  const submit = form.onSubmit(async ({ text }) => {
    const send = again ? answer : apply
    const sent = await send({ input: { text: text.trim() } }, { onRefused: placeErrors(form, 'text') })
    if (sent) form.reset()
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        label={t('apply.why')}
        description={t('apply.whyHint')}
        autosize
        minRows={4}
        maxLength={2000}
        {...form.getInputProps('text')}
      />
      <div>
        <Button type="submit" loading={applying || answering}>
          {t('apply.submit')}
        </Button>
      </div>
    </form>
  )
}
