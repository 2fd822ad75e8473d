import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { EmptyState } from '#ui/states/EmptyState'
import { Section } from '#ui/layout/Section'
import type { OwnBondsPaginationQuery } from './__generated__/OwnBondsPaginationQuery.graphql'
import type { OwnBonds_viewer$key } from './__generated__/OwnBonds_viewer.graphql'
import { OwnBondRow } from './OwnBondRow'
import classes from './OwnBonds.module.css'

const fragment = graphql`
  fragment OwnBonds_viewer on Viewer
  @refetchable(queryName: "OwnBondsPaginationQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" }) {
    bonds(first: $count, after: $cursor) @connection(key: "OwnBonds_bonds") {
      __id
      edges {
        node {
          id
          ...OwnBondRow_bond
        }
      }
    }
  }
`

/** The viewer's connections with other dark profiles, with those that wait for a yes. */
export function OwnBonds({ viewer }: { viewer: OwnBonds_viewer$key }) {
  const { t } = useTranslation('bonds')
  const { data, ...paging } = usePaginationFragment<OwnBondsPaginationQuery, OwnBonds_viewer$key>(fragment, viewer)
  const { bonds } = data
  return (
    <Section title={t('title')} note={t('intro')}>
      <PaginatedList
        paging={paging}
        items={bonds?.edges}
        className={classes.list}
        empty={<EmptyState compact title={t('emptyTitle')} text={t('emptyText')} />}
        renderItem={({ node }) => <OwnBondRow key={node.id} bond={node} connections={bonds ? [bonds.__id] : []} />}
      />
    </Section>
  )
}
