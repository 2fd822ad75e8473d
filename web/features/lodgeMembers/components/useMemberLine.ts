import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import type { useMemberLine_membership$key } from './__generated__/useMemberLine_membership.graphql'

const fragment = graphql`
  fragment useMemberLine_membership on LodgeMembership {
    role
    joinedAt
  }
`

/** Returns a member's role, where it is more than membership, and since when they are in. */
export function useMemberLine(membership: useMemberLine_membership$key): string {
  const { t } = useTranslation(['lodgeMembers', 'lodge'])
  const locale = useLocale()
  const { role, joinedAt } = useFragment(fragment, membership)
  const leads = role === 'OWNER' || role === 'CO_OWNER' || role === 'ASSISTANT'
  const since = joinedAt && t('members.since', { date: formatDate(joinedAt, locale, { style: 'medium' }) })
  return [leads && t(`lodge:role.${role}`), since].filter(Boolean).join(' · ')
}
