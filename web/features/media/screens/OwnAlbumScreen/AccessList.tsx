import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { Section } from '#ui/layout/Section'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useRefresh } from '#platform/lists/useRefresh'
import type { AccessList_viewer$data, AccessList_viewer$key } from './__generated__/AccessList_viewer.graphql'
import type { AccessListPaginationQuery } from './__generated__/AccessListPaginationQuery.graphql'
import { AccessRow } from './AccessRow'
import classes from './OwnAlbumScreen.module.css'

const fragment = graphql`
  fragment AccessList_viewer on Viewer
  @refetchable(queryName: "AccessListPaginationQuery")
  @argumentDefinitions(
    albumLegacyId: { type: "Int!" }
    count: { type: "Int", defaultValue: 30 }
    cursor: { type: "String" }
  ) {
    albumAccess(albumLegacyId: $albumLegacyId, first: $count, after: $cursor)
      @connection(key: "AccessList_albumAccess") {
      edges {
        node {
          access
          profile {
            id
          }
          ...AccessRow_permission
        }
      }
    }
  }
`

type Permissions = NonNullable<AccessList_viewer$data['albumAccess']>['edges']

export function AccessList({ viewer }: { viewer: AccessList_viewer$key }) {
  const { t } = useTranslation('media')
  const { data, ...paging } = usePaginationFragment<AccessListPaginationQuery, AccessList_viewer$key>(fragment, viewer)
  const refresh = useRefresh(paging.refetch)
  const groups = [
    { access: 'REQUESTED', title: t('accessList.requests') },
    { access: 'GRANTED', title: t('accessList.granted') },
  ]
  return (
    <Section title={t('accessList.title')} note={t('accessList.note')}>
      <PaginatedList
        compact
        paging={paging}
        items={data.albumAccess?.edges}
        empty={<p className={classes.note}>{t('accessList.empty')}</p>}
      >
        {(edges) =>
          groups.map(({ access, title }) => (
            <Group
              key={access}
              title={title}
              permissions={edges.filter(({ node }) => node.access === access)}
              onChanged={refresh}
            />
          ))
        }
      </PaginatedList>
    </Section>
  )
}

interface GroupProps {
  title: string
  permissions: Permissions
  onChanged: () => void
}

function Group({ title, permissions, onChanged }: GroupProps) {
  if (permissions.length === 0) return null
  return (
    <div className={classes.group}>
      <h3 className={classes.groupTitle}>{title}</h3>
      <ul className={classes.people} aria-label={title}>
        {permissions.map(({ node }) => (
          <AccessRow key={node.profile.id} permission={node} onChanged={onChanged} />
        ))}
      </ul>
    </div>
  )
}
