import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { placeErrors } from '#platform/forms/placeErrors'
import { useKeptForm } from '#platform/forms/useKeptForm'
import { tell } from '#platform/toasts/tell'
import { useEditorWords } from '#shared/richText/useEditorWords'
import { RichTextEditor } from '#ui/RichTextEditor/RichTextEditor'
import { useSaveDarkTexts } from '../../mutations/useSaveDarkProfile'
import type { DarkTextsForm_profile$key } from './__generated__/DarkTextsForm_profile.graphql'
import classes from '#shared/editing/EditPage.module.css'

const fragment = graphql`
  fragment DarkTextsForm_profile on DarkProfile {
    headline
    text
  }
`

export function DarkTextsForm({ profile }: { profile: DarkTextsForm_profile$key }) {
  const { t } = useTranslation('darkProfile')
  const { headline, text } = useFragment(fragment, profile)
  const words = useEditorWords()
  const [update, busy] = useSaveDarkTexts()
  const form = useKeptForm('darkTexts', { initialValues: { headline: headline ?? '', text } })
  const save = form.onSubmit(async (written) => {
    const input = { headline: written.headline.trim() || null, text: written.text }
    if (!(await update({ input }, { onRefused: placeErrors(form, 'text') }))) return
    form.resetDirty()
    tell(t('saved'))
  })
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <TextInput label={t('texts.headline')} maxLength={120} {...form.getInputProps('headline')} />
      <RichTextEditor
        label={t('texts.text')}
        value={form.values.text}
        onChange={(html) => form.setFieldValue('text', html)}
        error={form.errors['text']}
        maxLength={10_000}
        words={words}
      />
      <div>
        <Button type="submit" loading={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
