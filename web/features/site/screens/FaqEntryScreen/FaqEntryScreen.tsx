import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { NotFoundScreen } from '#platform/errors/NotFoundScreen'
import { PageTitle } from '#platform/pageTitle/PageTitle'
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
        category
        question
        html
      }
    }
  }
`

export function FaqEntryScreen() {
  const { t } = useTranslation('site')
  const { faqEntry } = useScreenQuery<FaqEntryScreenQuery>(query).site
  if (!faqEntry) return <NotFoundScreen />
  return (
    <Page width="text">
      <PageTitle>{faqEntry.question}</PageTitle>
      <PageHeader
        title={faqEntry.question}
        eyebrow={faqEntry.category}
        back={{ label: t('faq.title'), href: '/Support/FAQ' }}
      />
      <ProseText html={faqEntry.html} />
      <p className={classes.more}>
        {t('faq.notAnswered')} <TextLink href="/Support/CreateTicket">{t('faq.write')}</TextLink>
      </p>
    </Page>
  )
}
