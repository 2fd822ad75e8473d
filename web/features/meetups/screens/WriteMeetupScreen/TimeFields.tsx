import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#shared/gatherings/editing/editing.module.css'
import { MomentFields, usePlannableDays } from '#shared/gatherings/editing/MomentFields'
import type { FieldErrors } from '#shared/writing/useFieldErrors'
import { DateField } from '#platform/forms/DateField'
import type { Field, MeetupContent } from '../../writing/content'

const REPETITIONS = ['ONCE', 'WEEKLY', 'MONTHLY'] as const

interface TimeFieldsProps {
  content: MeetupContent
  errors: FieldErrors<Field>
  onChange: (part: Partial<MeetupContent>) => void
  isNew: boolean
}

/** When a meetup begins and ends, and how a new one repeats. */
export function TimeFields({ content, errors, onChange, isNew }: TimeFieldsProps) {
  const { t } = useTranslation('meetups')
  const range = usePlannableDays()
  return (
    <div className={classes.fields}>
      <MomentFields content={content} errors={errors} onChange={onChange} />
      {isNew && (
        <Select
          className={classes.short}
          label={t('editor.repetition.label')}
          allowDeselect={false}
          data={REPETITIONS.map((value) => ({ value, label: t(`editor.repetition.${value}`) }))}
          value={content.repetition}
          error={errors.repetition}
          onChange={(chosen) =>
            onChange({ repetition: REPETITIONS.find((each) => each === chosen) ?? content.repetition })
          }
        />
      )}
      {isNew && content.repetition !== 'ONCE' && (
        <DateField
          {...range}
          className={classes.short}
          label={t('editor.repeatUntil.label')}
          description={t('editor.repeatUntil.text')}
          value={content.repeatUntil}
          error={errors.repeatUntil}
          onChange={(repeatUntil) => onChange({ repeatUntil })}
        />
      )}
    </div>
  )
}
