import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { breadcrumbs } from '#platform/pageTitle/things'
import { useSite } from '#platform/session/useSession'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { ProseText } from '#ui/layout/ProseText'
import type { ChangeScreenQuery } from './__generated__/ChangeScreenQuery.graphql'

const query = graphql`
  query ChangeScreenQuery @preloadable {
    site {
      changelog {
        date
        title
        html
      }
    }
  }
`

const DATE = /^\d{4}-\d{2}-\d{2}$/

export function ChangeScreen() {
  const { t } = useTranslation('site')
  const locale = useLocale()
  const site = useSite()
  const { date = '' } = useParams()
  const { changelog } = useScreenQuery<ChangeScreenQuery>(query).site
  const change = DATE.test(date) ? changelog?.find((each) => each.date === date) : undefined
  if (!change) return <NotFoundScreen />
  return (
    <Page width="text">
      <PageTitle>{change.title}</PageTitle>
      <PageMeta
        title={change.title}
        description={t('changelog.entryDescription', {
          site: site.name,
          date: formatDate(change.date, locale),
          title: change.title,
        })}
        things={[
          breadcrumbs(site, [
            [t('support.title'), '/Support'],
            [t('changelog.title'), '/Support/Changelog'],
            [change.title, `/Support/Changelog/${date}`],
          ]),
        ]}
      />
      <PageHeader
        title={change.title}
        eyebrow={formatDate(change.date, locale)}
        back={{ label: t('changelog.title'), href: '/Support/Changelog' }}
      />
      <ProseText html={change.html} />
    </Page>
  )
}
