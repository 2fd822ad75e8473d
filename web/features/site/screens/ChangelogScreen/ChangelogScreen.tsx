import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { Link } from 'react-router-dom'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { breadcrumbs } from '#platform/pageTitle/things'
import { useSite } from '#platform/session/useSession'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { ProseText } from '#ui/layout/ProseText'
import type { ChangelogScreenQuery } from './__generated__/ChangelogScreenQuery.graphql'
import classes from './ChangelogScreen.module.css'

const query = graphql`
  query ChangelogScreenQuery @preloadable {
    site {
      changelog {
        date
        title
        html
      }
    }
  }
`

export function ChangelogScreen() {
  const { t } = useTranslation(['site', 'common'])
  const locale = useLocale()
  const site = useSite()
  const { changelog } = useScreenQuery<ChangelogScreenQuery>(query).site
  return (
    <Page width="text">
      <PageTitle>{t('changelog.title')}</PageTitle>
      <PageMeta
        title={t('changelog.title')}
        description={t('changelog.metaDescription', { site: site.name })}
        things={[
          breadcrumbs(site, [
            [t('support.title'), '/Support'],
            [t('changelog.title'), '/Support/Changelog'],
          ]),
        ]}
      />
      <PageHeader
        title={t('changelog.title')}
        intro={t('changelog.intro')}
        back={{ label: t('support.title'), href: '/Support' }}
      />
      {!changelog && <p role="alert">{t('common:Common_ErrorOccurred')}</p>}
      {changelog?.length === 0 && <EmptyState title={t('changelog.none')} />}
      <ol className={classes.changes}>
        {changelog?.map(({ date, title, html }) => (
          <li key={date}>
            <time dateTime={date}>{formatDate(date, locale)}</time>
            <div>
              <h2>
                <Link to={`/Support/Changelog/${date}`}>{title}</Link>
              </h2>
              <ProseText html={html} compact />
            </div>
          </li>
        ))}
      </ol>
    </Page>
  )
}
