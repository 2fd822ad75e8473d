import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageMeta } from '#platform/pageTitle/PageMeta'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { breadcrumbs, faqPage } from '#platform/pageTitle/things'
import { useSite } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { ProseText } from '#ui/layout/ProseText'
import { TextLink } from '#ui/links/TextLink'
import type { FaqEntryScreenQuery } from './__generated__/FaqEntryScreenQuery.graphql'
import classes from './FaqEntryScreen.module.css'

const query = graphql`
  query FaqEntryScreenQuery($legacyId: Int!) @preloadable {
    site {
      faqEntry(legacyId: $legacyId) {
        legacyId
        category
        question
        html
      }
    }
  }
`

export function FaqEntryScreen() {
  const { t } = useTranslation('site')
  const site = useSite()
  const { faqEntry } = useScreenQuery<FaqEntryScreenQuery>(query).site
  if (!faqEntry) return <NotFoundScreen />
  const { legacyId, category, question } = faqEntry
  return (
    <Page width="text">
      <PageTitle>{question}</PageTitle>
      <PageMeta
        title={question}
        description={t('faq.entryDescription', { category, question, site: site.name })}
        things={[
          faqPage([faqEntry]),
          breadcrumbs(site, [
            [t('support.title'), '/Support'],
            [t('faq.title'), '/Support/FAQ'],
            [question, `/Support/FAQ/${legacyId}`],
          ]),
        ]}
      />
      <PageHeader title={question} eyebrow={category} back={{ label: t('faq.title'), href: '/Support/FAQ' }} />
      <ProseText html={faqEntry.html} />
      <p className={classes.more}>
        {t('faq.notAnswered')} <TextLink href="/Support/CreateTicket">{t('faq.write')}</TextLink>
      </p>
    </Page>
  )
}
