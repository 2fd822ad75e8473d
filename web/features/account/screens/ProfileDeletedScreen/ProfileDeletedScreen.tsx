import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { logInPath } from '#platform/routing/links'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { TextLink } from '#ui/links/TextLink'

const CALENDAR_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

export function ProfileDeletedScreen() {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const [search] = useSearchParams()
  const until = search.get('until') ?? ''
  return (
    <Page width="text">
      <PageTitle>{t('deleted.title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <PageHeader title={t('deleted.title')} intro={t('deleted.now')} />
      <p>
        {CALENDAR_DATE.test(until)
          ? t('deleted.until', { date: formatDate(until, locale) })
          : t('deleted.untilThirtyDays')}
      </p>
      <p>{t('deleted.mail')}</p>
      <TextLink standalone href={logInPath()}>
        {t('deleted.restore')}
      </TextLink>
    </Page>
  )
}
