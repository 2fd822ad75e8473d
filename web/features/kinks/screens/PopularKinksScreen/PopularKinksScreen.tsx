import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Section } from '#ui/layout/Section'
import { ErrorState } from '#ui/states/ErrorState'
import { EmptyState } from '#ui/states/EmptyState'
import { KinkList } from '../../components/KinkList'
import { KinkRow } from '../../components/KinkRow'
import classes from '../../components/KinkRow.module.css'
import { KinksPage } from '../../components/KinksPage'
import type { PopularKinksScreen_query$key } from './__generated__/PopularKinksScreen_query.graphql'
import type { PopularKinksScreenPaginationQuery } from './__generated__/PopularKinksScreenPaginationQuery.graphql'
import type { PopularKinksScreenQuery } from './__generated__/PopularKinksScreenQuery.graphql'

const query = graphql`
  query PopularKinksScreenQuery @preloadable {
    popularKinks {
      ...KinkList_kinks
    }
    ...PopularKinksScreen_query
  }
`

const fragment = graphql`
  fragment PopularKinksScreen_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "PopularKinksScreenPaginationQuery") {
    otherKinks(first: $count, after: $cursor) @connection(key: "PopularKinksScreen_otherKinks") {
      edges {
        node {
          id
          ...KinkRow_kink
        }
      }
    }
  }
`

/** The kinks that most members share, then the others. */
export function PopularKinksScreen() {
  const { t } = useTranslation(['kinks', 'common'])
  const data = useScreenQuery<PopularKinksScreenQuery>(query)
  const { data: others, ...paging } = usePaginationFragment<
    PopularKinksScreenPaginationQuery,
    PopularKinksScreen_query$key
  >(fragment, data)
  const rest = others.otherKinks?.edges.map(({ node }) => node)
  return (
    <KinksPage title={t('tabs.popular')}>
      {data.popularKinks?.length === 0 && <EmptyState title={t('none')} />}
      {data.popularKinks && data.popularKinks.length > 0 && (
        <KinkList kinks={data.popularKinks} label={t('tabs.popular')} />
      )}
      {!data.popularKinks && <ErrorState title={t('common:error.screenTitle')} text={t('common:error.screenText')} />}
      {rest?.length !== 0 && (
        <Section title={t('others')}>
          <PaginatedList
            items={rest}
            paging={paging}
            label={t('others')}
            className={classes.list}
            empty={null}
            renderItem={(kink) => (
              <li key={kink.id}>
                <KinkRow kink={kink} />
              </li>
            )}
          />
        </Section>
      )}
    </KinksPage>
  )
}
