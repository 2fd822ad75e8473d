import { graphql } from 'react-relay'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { breadcrumbs, faqPage } from '#platform/pageTitle/things'
import { useSite } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { FaqSearch } from '../../components/FaqSearch'
import type { FaqScreenQuery } from './__generated__/FaqScreenQuery.graphql'
import { FaqCategories } from './FaqCategories'
import { FaqQuestion } from './FaqQuestion'
import classes from './FaqScreen.module.css'

const query = graphql`
  query FaqScreenQuery($text: String, $category: String) @preloadable {
    site {
      all: faq {
        category
      }
      found: faq(text: $text, category: $category) {
        id
        category
        question
        html
        ...FaqQuestion_entry
      }
    }
  }
`

export function FaqScreen() {
  const { t } = useTranslation(['site', 'common'])
  const site = useSite()
  const [search] = useSearchParams()
  const { all, found } = useScreenQuery<FaqScreenQuery>(query).site
  const words = search.get('q') ?? ''
  const categories = [...new Set(all?.map(({ category }) => category))]
  const groups = [...new Set(found?.map(({ category }) => category))].map((category) => ({
    category,
    entries: found?.filter((entry) => entry.category === category) ?? [],
  }))

  return (
    <Page width="text">
      <PageTitle>{t('faq.title')}</PageTitle>
      <PageMeta
        title={t('faq.title')}
        description={t('faq.metaDescription', { site: site.name })}
        things={[
          ...(found && found.length > 0 ? [faqPage(found)] : []),
          breadcrumbs(site, [
            [t('support.title'), '/Support'],
            [t('faq.title'), '/Support/FAQ'],
          ]),
        ]}
      />
      <PageHeader
        title={t('faq.title')}
        intro={t('faq.intro')}
        back={{ label: t('support.title'), href: '/Support' }}
      />
      <FaqSearch key={words} initial={words} />
      <FaqCategories categories={categories} current={search.get('category')} />
      <p className={classes.count} aria-live="polite">
        {words && found && found.length > 0 && t('faq.found', { count: found.length, words })}
      </p>
      {!found && <p role="alert">{t('common:Common_ErrorOccurred')}</p>}
      {found?.length === 0 && (
        <EmptyState
          title={t('faq.noneTitle')}
          text={t('faq.noneText')}
          action={{ label: t('faq.noneAction'), href: '/Support/CreateTicket' }}
        />
      )}
      {groups.map(({ category, entries }) => (
        <section key={category} className={classes.group} aria-label={category}>
          <h2>{category}</h2>
          {entries.map((entry) => (
            <FaqQuestion key={entry.id} entry={entry} />
          ))}
        </section>
      ))}
    </Page>
  )
}
