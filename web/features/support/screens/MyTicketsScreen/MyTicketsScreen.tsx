import { IconHeadset } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { logInPath } from '#platform/routing/links'
import { EmptyState } from '#ui/states/EmptyState'
import { ListBeside } from '#ui/layout/ListBeside'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { CREATE_TICKET, MY_TICKETS, ticketPath } from '../../paths'
import type { MyTicketsScreenQuery } from './__generated__/MyTicketsScreenQuery.graphql'
import { OpenTicket } from './OpenTicket'
import { TicketList } from './TicketList'

const query = graphql`
  query MyTicketsScreenQuery($isLoggedIn: Boolean!, $isOpen: Boolean!, $legacyId: Int!) @preloadable {
    viewer {
      ...TicketList_viewer @include(if: $isLoggedIn) @alias(as: "list")
    }
    ticket(legacyId: $legacyId) @include(if: $isOpen) {
      id
      legacyId
      ...OpenTicket_ticket
    }
  }
`

/** The member's tickets and the open one; a visitor is asked to log in, and sees none. */
export function MyTicketsScreen() {
  const { t } = useTranslation('support')
  const { viewer, ticket } = useScreenQuery<MyTicketsScreenQuery>(query)
  const { ticketId } = useParams()
  if (!viewer.list) {
    return (
      <>
        <PageTitle>{t('mine.title')}</PageTitle>
        <EmptyState
          isPage
          title={t('mine.logInTitle')}
          text={t('mine.logInText')}
          icon={<IconHeadset size={26} stroke={1.5} />}
          action={{ label: t('mine.logIn'), href: logInPath(ticketId ? `${MY_TICKETS}/${ticketId}` : MY_TICKETS) }}
        />
      </>
    )
  }
  const isOpen = ticketId !== undefined
  const opened = ticket ? (
    <OpenTicket key={ticket.id} ticket={ticket} />
  ) : (
    <EmptyState
      title={t('mine.notFound')}
      text={t('mine.notFoundText')}
      action={{ label: t('mine.ask'), href: CREATE_TICKET }}
    />
  )
  return (
    <Page>
      <PageTitle>{t('mine.title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <PageHeader
        title={t('mine.title')}
        back={isOpen ? { label: t('mine.all'), href: MY_TICKETS } : { label: t('mine.support'), href: '/Support' }}
      />
      <ListBeside
        list={<TicketList viewer={viewer.list} current={ticket ? ticketPath(ticket.legacyId) : null} />}
        open={isOpen ? opened : undefined}
      />
    </Page>
  )
}
