import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate, formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { deskTicketPath } from '#shared/staff/deskPath'
import { TextLink } from '#ui/links/TextLink'
import { Section } from '#ui/layout/Section'
import type { MemberFacts_ticket$key } from './__generated__/MemberFacts_ticket.graphql'
import classes from '../../components/tickets.module.css'

const fragment = graphql`
  fragment MemberFacts_ticket on StaffTicket {
    legacyId
    rating
    ratingText
    member {
      name
      status
      createdAt
      isValidated
      memberUntil
      lastOnlineAt
      ticketCount
      reportedCount
      upheldCount
      reportsMade
      logIns {
        createdAt
        lastSeenAt
        device
      }
    }
    memberTickets(first: 20) {
      edges {
        node {
          id
          legacyId
          subject
          createdAt
        }
      }
    }
  }
`

/** What support may know of the member. */
export function MemberFacts({ ticket }: { ticket: MemberFacts_ticket$key }) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  const { legacyId, member, memberTickets, rating, ratingText } = useFragment(fragment, ticket)
  const day = (at: string | null | undefined) => (at ? formatDate(at, locale, { style: 'medium' }) : '–')
  const time = (at: string) => formatDateTime(at, locale, { style: 'medium' })
  const earlier = (memberTickets?.edges ?? []).filter(({ node }) => node.legacyId !== legacyId)
  return (
    <>
      {rating && (
        <Section title={t('rating.title')} order={3}>
          <p className={classes.quiet}>{[t(`rating.value.${rating}`), ratingText].filter(Boolean).join(' · ')}</p>
        </Section>
      )}
      {member && (
        <Section title={t('member.title', { name: member.name })} order={3}>
          <dl className={classes.memberFacts}>
            <dt>{t('member.status')}</dt>
            <dd>{t(`member.state.${member.status}`)}</dd>
            <dt>{t('member.since')}</dt>
            <dd>{day(member.createdAt)}</dd>
            <dt>{t('member.validated')}</dt>
            <dd>{t(member.isValidated ? 'member.yes' : 'member.no')}</dd>
            <dt>{t('member.until')}</dt>
            <dd>{day(member.memberUntil)}</dd>
            <dt>{t('member.lastOnline')}</dt>
            <dd>{day(member.lastOnlineAt)}</dd>
            <dt>{t('member.reports')}</dt>
            <dd>
              {t('member.reported', { count: member.reportedCount, upheld: member.upheldCount })}{' '}
              {t('member.reportsMade', { count: member.reportsMade })}
            </dd>
            <dt>{t('member.logIns')}</dt>
            <dd>
              {member.logIns.length === 0 && '–'}
              <ul className={classes.plain}>
                {member.logIns.map((logIn) => (
                  <li key={logIn.createdAt}>
                    {t('member.logIn', {
                      device: logIn.device ?? t('member.unknownDevice'),
                      time: time(logIn.lastSeenAt),
                    })}
                  </li>
                ))}
              </ul>
            </dd>
          </dl>
        </Section>
      )}
      {earlier.length > 0 && (
        <Section title={t('member.tickets')} order={3}>
          <ul className={classes.plain}>
            {earlier.map(({ node }) => (
              <li key={node.id}>
                <TextLink href={deskTicketPath(node.legacyId)}>{node.subject}</TextLink>{' '}
                <span className={classes.quiet}>{day(node.createdAt)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
