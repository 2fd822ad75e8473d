import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { zoneInWords } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { Moment, usePlannableDays } from '#shared/gatherings/editing/MomentFields'
import type { FieldErrors } from '#shared/writing/useFieldErrors'
import type { Field, NewsContent } from '../../writing/content'
import editing from '#shared/gatherings/editing/editing.module.css'
import classes from './WriteNews.module.css'

interface WhenFieldsProps {
  content: NewsContent
  errors: FieldErrors<Field>
  hasBegun: boolean
  onChange: (part: Partial<Pick<NewsContent, 'startsAt' | 'endsAt'>>) => void
}

/** From when to when news is shown, on the clock of this device. */
export function WhenFields({ content, errors, hasBegun, onChange }: WhenFieldsProps) {
  const { t } = useTranslation('news')
  const locale = useLocale()
  const range = usePlannableDays()
  const [zone] = useState(() =>
    zoneInWords(new Date().toISOString(), locale, new Intl.DateTimeFormat().resolvedOptions().timeZone),
  )
  const { date, time } = content.startsAt
  return (
    <div className={classes.fields}>
      <p className={classes.quiet}>
        {hasBegun ? t('editor.since', { time: `${date} ${time}` }) : t('editor.whenText')}
      </p>
      <div className={editing.moments}>
        {!hasBegun && (
          <Moment
            label={t('editor.startsAt')}
            value={content.startsAt}
            error={errors.startsAt}
            range={range}
            onChange={(startsAt) => onChange({ startsAt })}
          />
        )}
        <Moment
          label={t('editor.endsAt')}
          value={content.endsAt}
          error={errors.endsAt}
          range={range}
          onChange={(endsAt) => onChange({ endsAt })}
        />
      </div>
      <p className={classes.quiet}>{t('editor.zone', { zone })}</p>
    </div>
  )
}
