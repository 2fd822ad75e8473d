import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { Banner } from '#ui/states/Banner'
import { useMethodName } from '../../components/useMethodName'
import type { Standing_person$key } from './__generated__/Standing_person.graphql'
import classes from './ProfileValidationScreen.module.css'

const fragment = graphql`
  fragment Standing_person on PersonValidation {
    isValid
    latest {
      method
      status
      startedAt
      endedAt
      refusal
      reason
    }
  }
`

interface StandingProps {
  person: Standing_person$key
  eidName: string | null
}

/** Where a person stands, and why. */
export function Standing({ person, eidName }: StandingProps) {
  const { t } = useTranslation('validation')
  const locale = useLocale()
  const nameOf = useMethodName(eidName)
  const { isValid, latest } = useFragment(fragment, person)
  if (isValid && latest?.status !== 'VALID') return <Banner tone="positive">{t('status.validBefore')}</Banner>
  if (!latest) return <p className={classes.text}>{t('status.none')}</p>
  const method = nameOf(latest.method)
  const date = formatDate(latest.endedAt ?? latest.startedAt, locale, { style: 'medium' })
  if (latest.status === 'VALID') return <Banner tone="positive">{t('status.valid', { method, date })}</Banner>
  if (latest.status === 'ONGOING') {
    return (
      <Banner>{t(latest.method === 'VIDEO_UPLOAD' ? 'status.videoWaits' : 'status.ongoing', { method, date })}</Banner>
    )
  }
  return (
    <Banner tone="warning">
      {t(`refusal.${latest.refusal ?? 'NOT_CONFIRMED'}`, { method, date, reason: latest.reason ?? '' })}
    </Banner>
  )
}
