import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { Section } from '#ui/layout/Section'
import { EmptyState } from '#ui/states/EmptyState'
import type { RoleHoldersPaginationQuery } from './__generated__/RoleHoldersPaginationQuery.graphql'
import type { RoleHolders_viewer$key } from './__generated__/RoleHolders_viewer.graphql'
import classes from './roles.module.css'

const fragment = graphql`
  fragment RoleHolders_viewer on Viewer
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "RoleHoldersPaginationQuery") {
    profileRoles(first: $count, after: $cursor) @connection(key: "RoleHolders_profileRoles") {
      edges {
        node {
          profileId
          name
          roleLevel
        }
      }
    }
  }
`

export function RoleHolders({ viewer }: { viewer: RoleHolders_viewer$key }) {
  const { t } = useTranslation('admin')
  const { data, ...paging } = usePaginationFragment<RoleHoldersPaginationQuery, RoleHolders_viewer$key>(
    fragment,
    viewer,
  )
  return (
    <Section title={t('roles.have')}>
      <PaginatedList
        paging={paging}
        items={data.profileRoles?.edges}
        label={t('roles.have')}
        className={classes.rows}
        empty={<EmptyState compact title={t('roles.none')} />}
        renderItem={({ node }) => (
          <li key={node.profileId} className={classes.row}>
            <strong>{node.name}</strong>
            <span className={classes.quiet}>{t(`roles.level.${node.roleLevel}`)}</span>
          </li>
        )}
      />
    </Section>
  )
}
