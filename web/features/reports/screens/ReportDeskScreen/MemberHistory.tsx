import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { casePath } from '#shared/staff/deskPath'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import type { MemberHistory_case$key } from './__generated__/MemberHistory_case.graphql'
import classes from './reportDesk.module.css'

const fragment = graphql`
  fragment MemberHistory_case on ReportCase {
    id
    member {
      name
      status
      createdAt
      isValidated
      caseCount
      upheldCount
      lockCount
      reportsMade
      bans {
        banType
        reason
        until
      }
    }
    memberCases(first: 20) {
      edges {
        node {
          id
          legacyId
          itemType
          decision
          openedAt
        }
      }
    }
  }
`

/** Earlier cases, bans and locks of the member. */
export function MemberHistory({ reportCase }: { reportCase: MemberHistory_case$key }) {
  const { t } = useTranslation('reports')
  const locale = useLocale()
  const { id, member, memberCases } = useFragment(fragment, reportCase)
  if (!member) return null
  const day = (at: string) => formatDate(at, locale, { style: 'medium' })
  const others = (memberCases?.edges ?? []).map(({ node }) => node).filter((node) => node.id !== id)
  return (
    <Section title={t('member.title', { name: member.name })} order={3}>
      <dl className={classes.member}>
        <dt>{t('member.status')}</dt>
        <dd>{t(`member.state.${member.status}`)}</dd>
        <dt>{t('member.since')}</dt>
        <dd>{day(member.createdAt)}</dd>
        <dt>{t('member.validated')}</dt>
        <dd>{t(member.isValidated ? 'member.yes' : 'member.no')}</dd>
        <dt>{t('member.cases')}</dt>
        <dd>
          {t('member.caseFacts', { count: member.caseCount, upheld: member.upheldCount, locks: member.lockCount })}
        </dd>
        <dt>{t('member.reportsMade')}</dt>
        <dd>{member.reportsMade}</dd>
        <dt>{t('member.bans')}</dt>
        <dd>
          {member.bans.length === 0 && '–'}
          {member.bans.map((ban) => (
            <p key={ban.banType} className={classes.words}>
              {[
                t(`member.ban.${ban.banType}`),
                ban.until ? t('member.until', { date: day(ban.until) }) : t('member.forGood'),
                ban.reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          ))}
        </dd>
      </dl>
      {others.length > 0 && (
        <ul className={classes.rows}>
          {others.map((node) => (
            <li key={node.id}>
              <TextLink href={casePath(node.legacyId)}>{t(`type.${node.itemType}`)}</TextLink>{' '}
              <span className={classes.quiet}>
                {[day(node.openedAt), node.decision ? t(`decided.${node.decision}`) : t('member.open')].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
