import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useToday } from '#platform/session/useToday'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { siteUrl } from '#platform/session/siteUrl'
import { useSite } from '#platform/session/useSession'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import { Banner } from '#ui/states/Banner'
import type { Admission_admission$key } from './__generated__/Admission_admission.graphql'
import { ApplyForm } from './ApplyForm'
import classes from './DarkProfileScreen.module.css'

const fragment = graphql`
  fragment Admission_admission on DarkAdmission {
    darkStatus
    status
    appliedAt
    reason
    againFrom
    missing
  }
`

const PLACES = {
  PICTURE: '/EditProfile/ProfilePictures',
  EMAIL: '/Settings',
  VALIDATION: '/ProfileValidation',
} as const

/** Where a member stands with the dark sites, and the next step. */
export function Admission({ admission: key }: { admission: Admission_admission$key }) {
  const { t } = useTranslation('darkProfile')
  const locale = useLocale()
  const site = useSite()
  const now = useToday()
  const { darkStatus, status, appliedAt, reason, againFrom, missing } = useFragment(fragment, key)
  const darkHost = site.hosts.find(({ host }) => host === site.counterpartHost)
  const day = (moment: string) => formatDate(moment, locale, { style: 'long' })
  if (darkStatus === 'APPROVED') {
    return (
      <Section title={t('approved.title')}>
        <p>{t('approved.text')}</p>
        {darkHost && (
          <Button component="a" href={siteUrl(darkHost.host)}>
            {t('approved.open', { site: darkHost.name })}
          </Button>
        )}
      </Section>
    )
  }
  if (status === 'WAITING' && appliedAt) {
    return (
      <Section title={t('waiting.title')}>
        <p>{t('waiting.text', { date: day(appliedAt) })}</p>
      </Section>
    )
  }
  const answered = status === 'MORE_ASKED' || status === 'DECLINED'
  const waits = status === 'DECLINED' && againFrom && new Date(againFrom) > now
  return (
    <>
      {answered && (
        <Banner tone={status === 'DECLINED' ? 'warning' : 'info'} title={t(`answer.${status}`)}>
          {reason && <p>{reason}</p>}
          {waits && <p>{t('answer.again', { date: day(againFrom) })}</p>}
        </Banner>
      )}
      {!waits && (
        <Section title={t(answered ? 'apply.againTitle' : 'apply.title')} note={t('apply.note')}>
          {missing.length > 0 ? (
            <>
              <p>{t('apply.missing')}</p>
              <ul className={classes.list}>
                {missing.map((what) => (
                  <li key={what}>
                    <TextLink href={PLACES[what]}>{t(`apply.${what}`)}</TextLink>
                  </li>
                ))}
              </ul>
            </>
          ) : (
            <ApplyForm again={answered} />
          )}
        </Section>
      )}
    </>
  )
}
