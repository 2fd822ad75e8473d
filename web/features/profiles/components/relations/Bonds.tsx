import { useTranslation } from 'react-i18next'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useViewer } from '#platform/session/useSession'
import { Section } from '#ui/layout/Section'
import { EmptyState } from '#ui/states/EmptyState'
import type { BondsPaginationQuery } from './__generated__/BondsPaginationQuery.graphql'
import type { Bonds_bond$key } from './__generated__/Bonds_bond.graphql'
import type { Bonds_profile$key } from './__generated__/Bonds_profile.graphql'
import { RelatedProfile } from './RelatedProfile'
import classes from './Relations.module.css'

const fragment = graphql`
  fragment Bonds_profile on Profile
  @refetchable(queryName: "BondsPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
    legacyId
    name
    bonds(first: $count, after: $cursor) @connection(key: "Bonds_bonds") {
      edges {
        node {
          id
          status
          ...Bonds_bond
        }
      }
    }
  }
`

const bondFragment = graphql`
  fragment Bonds_bond on Bond {
    role
    since
    profile {
      ...RelatedProfile_profile
    }
  }
`

function BondRow({ bond }: { bond: Bonds_bond$key }) {
  const { t } = useTranslation('bonds')
  const locale = useLocale()
  const { role, since, profile } = useFragment(bondFragment, bond)
  const date = formatDate(since, locale, { style: 'medium' })
  return <RelatedProfile profile={profile} line={t('line', { role: t(`role.${role}`), date })} />
}

/** A dark profile's connections that both sides let others see. */
export function Bonds({ profile }: { profile: Bonds_profile$key }) {
  const { t } = useTranslation('bonds')
  const viewer = useViewer()
  const { data, ...paging } = usePaginationFragment<BondsPaginationQuery, Bonds_profile$key>(fragment, profile)
  const { legacyId, name, bonds } = data
  return (
    <Section title={t('title')}>
      <PaginatedList
        compact
        paging={paging}
        items={bonds?.edges.filter(({ node }) => node.status === 'ACCEPTED')}
        pageSize={12}
        className={classes.relations}
        empty={
          legacyId === viewer.legacyId ? (
            <EmptyState
              compact
              title={t('emptyTitle')}
              action={{ label: t('dialog.manage'), href: '/EditProfile/Relations' }}
            />
          ) : (
            <p className={classes.nothing}>{t('none', { name })}</p>
          )
        }
        renderItem={({ node }) => <BondRow key={node.id} bond={node} />}
      />
    </Section>
  )
}
