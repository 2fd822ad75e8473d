import { Select, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '#platform/forms/DateField'
import { useToday } from '#platform/session/useToday'
import { calendarDateOf } from '#lib/format/calendarDate'
import { completeTimeInput, maskTimeInput } from '#lib/format/timeInput'
import type { FieldErrors } from '#shared/writing/useFieldErrors'
import type { Field, MeetupContent, TypedTime } from '../../writing/content'
import classes from './MeetupEditor.module.css'

const TIME_EXAMPLE = '19:30'
const REPETITIONS = ['ONCE', 'WEEKLY', 'MONTHLY'] as const

export interface FieldsProps {
  readonly content: MeetupContent
  readonly errors: FieldErrors<Field>
  readonly onChange: (part: Partial<MeetupContent>) => void
}

/** When a meetup begins and ends, and how a new one repeats. */
export function TimeFields({ content, errors, onChange, isNew }: FieldsProps & { isNew: boolean }) {
  const { t } = useTranslation('meetups')
  const today = useToday()
  const first = calendarDateOf(today)
  const last = { ...first, year: first.year + 1 }
  const begin = (localBegin: TypedTime) => {
    // Most meetups end on the day on which they begin.
    const { localEnd } = content
    const follows = localEnd.date === '' || localEnd.date === content.localBegin.date
    onChange({ localBegin, ...(follows && { localEnd: { ...localEnd, date: localBegin.date } }) })
  }
  return (
    <div className={classes.fields}>
      <div className={classes.moments}>
        <Moment
          label={t('editor.begin.label')}
          value={content.localBegin}
          error={errors.localBegin}
          range={{ first, last }}
          onChange={begin}
        />
        <Moment
          label={t('editor.end.label')}
          value={content.localEnd}
          error={errors.localEnd}
          range={{ first, last }}
          onChange={(localEnd) => onChange({ localEnd })}
        />
      </div>
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
          className={classes.short}
          label={t('editor.repeatUntil.label')}
          description={t('editor.repeatUntil.text')}
          first={first}
          last={last}
          value={content.repeatUntil}
          error={errors.repeatUntil}
          onChange={(repeatUntil) => onChange({ repeatUntil })}
        />
      )}
    </div>
  )
}

interface MomentProps {
  label: string
  value: TypedTime
  error: string | undefined
  range: Pick<Parameters<typeof DateField>[0], 'first' | 'last'>
  onChange: (value: TypedTime) => void
}

function Moment({ label, value, error, range, onChange }: MomentProps) {
  const { t } = useTranslation('meetups')
  const errorId = useId()
  return (
    <div role="group" aria-label={label}>
      <div className={classes.moment}>
        <DateField
          {...range}
          label={label}
          value={value.date}
          error={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={(date) => onChange({ ...value, date })}
        />
        <TextInput
          inputMode="numeric"
          label={t('editor.time')}
          placeholder={TIME_EXAMPLE}
          autoComplete="off"
          value={value.time}
          error={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange({ ...value, time: maskTimeInput(event.currentTarget.value) })}
          onBlur={() => onChange({ ...value, time: completeTimeInput(value.time) })}
        />
      </div>
      {error && (
        <p className={classes.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  )
}
