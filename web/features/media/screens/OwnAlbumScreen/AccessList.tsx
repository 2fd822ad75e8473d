import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { ErrorState } from '#ui/ErrorState'
import { Section } from '#ui/Section'
import { ShowMore } from '#ui/ShowMore'
import { useRefresh } from '#shared/media/useRefresh'
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

/** Who may see a protected album, and who would like to. */
export function AccessList({ viewer }: { viewer: AccessList_viewer$key }) {
  const { t } = useTranslation(['media', 'common'])
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    AccessListPaginationQuery,
    AccessList_viewer$key
  >(fragment, viewer)
  const refresh = useRefresh(refetch)
  const edges = data.albumAccess?.edges
  const asking = edges?.filter(({ node }) => node.access === 'REQUESTED') ?? []
  const granted = edges?.filter(({ node }) => node.access === 'GRANTED') ?? []
  return (
    <Section title={t('accessList.title')} note={t('accessList.note')}>
      {!edges && <ErrorState compact title={t('error.list')} />}
      {edges?.length === 0 && <p className={classes.note}>{t('accessList.empty')}</p>}
      {asking.length > 0 && <Group title={t('accessList.requests')} permissions={asking} onChanged={refresh} />}
      {granted.length > 0 && <Group title={t('accessList.granted')} permissions={granted} onChanged={refresh} />}
      {hasNext && (
        <ShowMore
          label={t('common:showMore')}
          loadingLabel={t('common:loading')}
          loading={isLoadingNext}
          onShowMore={() => loadNext(30)}
        />
      )}
    </Section>
  )
}

interface GroupProps {
  title: string
  permissions: Permissions
  onChanged: () => void
}

function Group({ title, permissions, onChanged }: GroupProps) {
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
