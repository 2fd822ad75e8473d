import { TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '#platform/forms/DateField'
import { useToday } from '#platform/session/useToday'
import { calendarDateOf } from '#lib/format/calendarDate'
import { completeTimeInput, maskTimeInput } from '#lib/format/timeInput'
import classes from './editing.module.css'
import type { GatheringContent, TypedTime } from './typed'

const TIME_EXAMPLE = '19:30'

/** From today to a year ahead. */
export function usePlannableDays() {
  const first = calendarDateOf(useToday())
  return { first, last: { ...first, year: first.year + 1 } }
}

interface MomentFieldsProps {
  content: Pick<GatheringContent, 'localBegin' | 'localEnd'>
  errors: { readonly localBegin?: string; readonly localEnd?: string }
  onChange: (part: Partial<Pick<GatheringContent, 'localBegin' | 'localEnd'>>) => void
}

/** When a gathering begins and ends. */
export function MomentFields({ content, errors, onChange }: MomentFieldsProps) {
  const { t } = useTranslation('gatherings')
  const range = usePlannableDays()
  const begin = (localBegin: TypedTime) => {
    // Most gatherings end on the day on which they begin.
    const { localEnd } = content
    const follows = localEnd.date === '' || localEnd.date === content.localBegin.date
    onChange({ localBegin, ...(follows && { localEnd: { ...localEnd, date: localBegin.date } }) })
  }
  return (
    <div className={classes.moments}>
      <Moment
        label={t('editor.begin.label')}
        value={content.localBegin}
        error={errors.localBegin}
        range={range}
        onChange={begin}
      />
      <Moment
        label={t('editor.end.label')}
        value={content.localEnd}
        error={errors.localEnd}
        range={range}
        onChange={(localEnd) => onChange({ localEnd })}
      />
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

/** A day and a time of day. */
export function Moment({ label, value, error, range, onChange }: MomentProps) {
  const { t } = useTranslation('gatherings')
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
