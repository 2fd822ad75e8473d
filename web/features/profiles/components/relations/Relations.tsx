import { useTranslation } from 'react-i18next'
import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useViewer } from '#platform/session/useSession'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { EmptyState } from '#ui/states/EmptyState'
import type { Relations_profile$key } from './__generated__/Relations_profile.graphql'
import type { Relations_relation$key } from './__generated__/Relations_relation.graphql'
import type { RelationsPaginationQuery } from './__generated__/RelationsPaginationQuery.graphql'
import { RelatedProfile } from './RelatedProfile'
import classes from './Relations.module.css'

const fragment = graphql`
  fragment Relations_profile on Profile
  @refetchable(queryName: "RelationsPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
    legacyId
    name
    relations(first: $count, after: $cursor) @connection(key: "Relations_relations") {
      edges {
        node {
          id
          ...Relations_relation
        }
      }
    }
  }
`

const relationFragment = graphql`
  fragment Relations_relation on Relation {
    type
    since
    profile {
      gender
      ...RelatedProfile_profile
    }
  }
`

function RelationRow({ relation }: { relation: Relations_relation$key }) {
  const { t } = useTranslation('profiles')
  const locale = useLocale()
  const { type, since, profile } = useFragment(relationFragment, relation)
  const what = t(`relations.types.${type}.${profile.gender}`)
  const date = formatDate(since, locale, { style: 'medium' })
  return <RelatedProfile profile={profile} line={t('relations.since', { relation: what, date })} />
}

export function Relations({ profile }: { profile: Relations_profile$key }) {
  const { t } = useTranslation('profiles')
  const viewer = useViewer()
  const { data, ...paging } = usePaginationFragment<RelationsPaginationQuery, Relations_profile$key>(fragment, profile)
  const { legacyId, name, relations } = data
  const isOwn = legacyId === viewer.legacyId
  return (
    <PaginatedList
      compact
      paging={paging}
      items={relations?.edges}
      pageSize={12}
      className={classes.relations}
      empty={
        isOwn ? (
          <EmptyState
            compact
            title={t('relations.noneOwn')}
            action={{ label: t('relations.manage'), href: '/EditProfile/Relations' }}
          />
        ) : (
          <p className={classes.nothing}>{t('relations.none', { name })}</p>
        )
      }
      renderItem={({ node }) => <RelationRow key={node.id} relation={node} />}
    />
  )
}
