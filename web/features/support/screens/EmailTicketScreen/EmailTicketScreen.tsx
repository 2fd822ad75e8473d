import { IconMailX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { CREATE_TICKET_ANCHOR } from '../../paths'
import { EmailTicket } from './EmailTicket'
import type { EmailTicketScreenQuery } from './__generated__/EmailTicketScreenQuery.graphql'

const query = graphql`
  query EmailTicketScreenQuery($link: String!) @preloadable {
    emailTicket(link: $link) {
      subject
      ...EmailTicket_ticket
    }
  }
`

/** A ticket by the link in a mail, for whoever has the mail; nobody has to be logged in. */
export function EmailTicketScreen() {
  const { t } = useTranslation('support')
  const { emailTicket } = useScreenQuery<EmailTicketScreenQuery>(query)
  const [search] = useSearchParams()
  const environment = useRelayEnvironment()
  const link = search.get('ticketid') ?? ''
  const readAnew = () => fetchQuery<EmailTicketScreenQuery>(environment, query, { link }).toPromise()
  const head = (
    <>
      <PageTitle>{emailTicket?.subject ?? t('byMail.goneTitle')}</PageTitle>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </>
  )
  if (!emailTicket) {
    return (
      <>
        {head}
        <EmptyState
          isPage
          title={t('byMail.goneTitle')}
          text={t('byMail.goneText')}
          icon={<IconMailX size={26} stroke={1.5} />}
          action={{ label: t('mine.ask'), href: `/Support#${CREATE_TICKET_ANCHOR}` }}
        />
      </>
    )
  }
  return (
    <Page width="text">
      {head}
      <PageHeader title={emailTicket.subject} eyebrow={t('byMail.eyebrow')} />
      <EmailTicket ticket={emailTicket} link={link} onChange={readAnew} />
    </Page>
  )
}
