import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { Section } from '#ui/layout/Section'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useRefresh } from '#platform/lists/useRefresh'
import type { AccessList_album$data, AccessList_album$key } from './__generated__/AccessList_album.graphql'
import type { AccessListPaginationQuery } from './__generated__/AccessListPaginationQuery.graphql'
import { AccessRow } from './AccessRow'
import classes from './OwnAlbumScreen.module.css'

const LetIn = lazy(async () => ({ default: (await import('./LetIn')).LetIn }))

const fragment = graphql`
  fragment AccessList_album on Album
  @refetchable(queryName: "AccessListPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
    id
    type
    permissions(first: $count, after: $cursor) @connection(key: "AccessList_permissions") {
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

type Permissions = NonNullable<AccessList_album$data['permissions']>['edges']

export function AccessList({ album }: { album: AccessList_album$key }) {
  const { t } = useTranslation('media')
  const { data, ...paging } = usePaginationFragment<AccessListPaginationQuery, AccessList_album$key>(fragment, album)
  const refresh = useRefresh(paging.refetch)
  const groups = [
    { access: 'REQUESTED', title: t('accessList.requests') },
    { access: 'GRANTED', title: t('accessList.granted') },
  ]
  return (
    <Section title={t('accessList.title')} note={t('accessList.note')}>
      {data.type === 'RED' && (
        <Suspense fallback={null}>
          <LetIn albumId={data.id} onDone={refresh} />
        </Suspense>
      )}
      <PaginatedList
        compact
        paging={paging}
        items={data.permissions?.edges}
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
