import { IconMailX } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { siteUrl } from '#platform/session/siteUrl'
import { useSite } from '#platform/session/useSession'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { CREATE_TICKET } from '../../paths'
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
  const site = useSite()
  const environment = useRelayEnvironment()
  const link = search.get('ticketid') ?? ''
  // Mails lead to the main site alone, also for what was asked on the other one.
  const isElsewhere = !emailTicket && !site.isDark && search.get('side') === '2'
  const elsewhere = `${siteUrl(site.counterpartHost)}Support/Ticket?ticketid=${encodeURIComponent(link)}`
  useEffect(() => {
    if (isElsewhere) window.location.replace(elsewhere)
  }, [isElsewhere, elsewhere])
  const readAnew = () => fetchQuery<EmailTicketScreenQuery>(environment, query, { link }).toPromise()
  const head = (
    <>
      <PageTitle>{emailTicket?.subject ?? t('byMail.goneTitle')}</PageTitle>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </>
  )
  if (isElsewhere) return head
  if (!emailTicket) {
    return (
      <>
        {head}
        <EmptyState
          isPage
          title={t('byMail.goneTitle')}
          text={t('byMail.goneText')}
          icon={<IconMailX size={26} stroke={1.5} />}
          action={{ label: t('mine.ask'), href: CREATE_TICKET }}
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
