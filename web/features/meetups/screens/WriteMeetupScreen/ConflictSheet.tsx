import { useTranslation } from 'react-i18next'
import { FIELD_LABELS, useVersionWords } from '#shared/gatherings/editing/useVersionWords'
import { Version } from '#shared/gatherings/editing/Version'
import { FormConflict, type FormConflictProps } from '#shared/writing/FormConflict'
import { differences, type Field, type MeetupContent } from '../../writing/content'

const LABELS = {
  ...FIELD_LABELS,
  repetition: 'editor.repetition.label',
  repeatUntil: 'editor.repeatUntil.label',
} as const satisfies Record<Field, string>

type ConflictSheetProps = Omit<FormConflictProps<MeetupContent>, 'title' | 'text' | 'renderVersion'>

/** Shows where the viewer's version of a meetup and the one saved meanwhile differ. */
export function ConflictSheet(props: ConflictSheetProps) {
  const { t } = useTranslation(['meetups', 'gatherings'])
  const commonWords = useVersionWords()
  const wordsOf = (content: MeetupContent): Record<Field, string> => ({
    ...commonWords(content),
    repeatUntil: content.repeatUntil,
    repetition: t(`editor.repetition.${content.repetition}`),
  })
  const fields = differences(props.mine, props.other)
  return (
    <FormConflict
      {...props}
      title={t('editor.conflict.title')}
      text={t('editor.conflict.text')}
      renderVersion={(content) => {
        const words = wordsOf(content)
        return <Version fields={fields.map((field) => ({ label: t(LABELS[field]), text: words[field] }))} />
      }}
    />
  )
}
