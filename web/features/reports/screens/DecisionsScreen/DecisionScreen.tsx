import { IconMailX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { DecisionScreenQuery } from './__generated__/DecisionScreenQuery.graphql'
import { DecisionCard } from './DecisionCard'
import { ObjectForm } from './ObjectForm'

const query = graphql`
  query DecisionScreenQuery($link: String!) @preloadable {
    decision(link: $link) {
      objectUntil
      ...DecisionCard_decision
    }
  }
`

/** A decision by the secret of its page, for whoever has the mail; nobody has to be logged in. */
export function DecisionScreen() {
  const { t } = useTranslation('reports')
  const { decision } = useScreenQuery<DecisionScreenQuery>(query)
  const [search] = useSearchParams()
  const environment = useRelayEnvironment()
  const link = search.get('q') ?? ''
  const readAnew = () => fetchQuery<DecisionScreenQuery>(environment, query, { link }).toPromise()
  const head = (
    <>
      <PageTitle>{t(decision ? 'mine.one' : 'mine.goneTitle')}</PageTitle>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </>
  )
  if (!decision) {
    return (
      <>
        {head}
        <EmptyState
          isPage
          title={t('mine.goneTitle')}
          text={t('mine.goneText')}
          icon={<IconMailX size={26} stroke={1.5} />}
          action={{ label: t('mine.ask'), href: '/Support' }}
        />
      </>
    )
  }
  return (
    <Page width="text">
      {head}
      <PageHeader title={t('mine.one')} />
      <DecisionCard decision={decision} />
      {decision.objectUntil && <ObjectForm link={link} until={decision.objectUntil} onObjected={readAnew} />}
    </Page>
  )
}
