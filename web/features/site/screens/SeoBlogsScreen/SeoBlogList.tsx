import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { EmptyState } from '#ui/states/EmptyState'
import { SeoBlogCard } from '../../components/SeoBlogCard'
import type { SeoBlogList_site$key } from './__generated__/SeoBlogList_site.graphql'
import type { SeoBlogListPaginationQuery } from './__generated__/SeoBlogListPaginationQuery.graphql'
import classes from './SeoBlogsScreen.module.css'

const fragment = graphql`
  fragment SeoBlogList_site on Site
  @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" })
  @refetchable(queryName: "SeoBlogListPaginationQuery") {
    seoBlogs(first: $count, after: $cursor) @connection(key: "SeoBlogList_seoBlogs") {
      edges {
        node {
          id
          ...SeoBlogCard_article
        }
      }
    }
  }
`

export function SeoBlogList({ site }: { site: SeoBlogList_site$key }) {
  const { t } = useTranslation('site')
  const { data, ...paging } = usePaginationFragment<SeoBlogListPaginationQuery, SeoBlogList_site$key>(fragment, site)
  const edges = data.seoBlogs?.edges
  const first = edges?.[0]?.node.id
  return (
    <PaginatedList
      paging={paging}
      items={edges}
      pageSize={24}
      className={classes.articles}
      empty={<EmptyState title={t('blog.none')} />}
      renderItem={({ node }) => (
        <li key={node.id}>
          <SeoBlogCard article={node} isFirst={node.id === first} />
        </li>
      )}
    />
  )
}
