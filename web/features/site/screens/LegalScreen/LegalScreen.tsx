import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { OPEN_COOKIE_PREFERENCES } from '#platform/consent/cookies'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { breadcrumbs } from '#platform/pageTitle/things'
import { useSite } from '#platform/session/useSession'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { ProseText } from '#ui/layout/ProseText'
import type { LegalScreenQuery } from './__generated__/LegalScreenQuery.graphql'

const query = graphql`
  query LegalScreenQuery($key: LegalPageKey!) @preloadable {
    site {
      legalPage(key: $key) {
        key
        title
        html
        updatedAt
      }
    }
  }
`

export function LegalScreen() {
  const { t } = useTranslation('site')
  const locale = useLocale()
  const site = useSite()
  const { pathname } = useLocation()
  const { legalPage } = useScreenQuery<LegalScreenQuery>(query).site
  if (!legalPage) return <NotFoundScreen />
  const openPreferences = () => window.dispatchEvent(new CustomEvent(OPEN_COOKIE_PREFERENCES))
  return (
    <Page width="text">
      <PageTitle>{legalPage.title}</PageTitle>
      <PageMeta
        title={legalPage.title}
        description={t('legal.metaDescription', { title: legalPage.title, site: site.name })}
        things={[
          breadcrumbs(site, [
            [t('support.title'), '/Support'],
            [legalPage.title, pathname],
          ]),
        ]}
      />
      <PageHeader
        title={legalPage.title}
        intro={t('legal.updated', { date: formatDate(legalPage.updatedAt, locale) })}
        back={{ label: t('support.title'), href: '/Support' }}
        actions={
          legalPage.key === 'COOKIES' && <Button onClick={openPreferences}>{t('legal.cookiePreferences')}</Button>
        }
      />
      <ProseText html={legalPage.html} />
    </Page>
  )
}
