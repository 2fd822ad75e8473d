import { IconBolt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { PROMOTE_QUICK_SCOR, QUICK_SCOR } from '#shared/payments/paths'
import { EmptyState } from '#ui/states/EmptyState'
import { readArea, readGender } from '../../address'
import { AdRow } from '../../components/AdRow'
import type { AllAds_query$key } from './__generated__/AllAds_query.graphql'
import type { AllAdsPaginationQuery } from './__generated__/AllAdsPaginationQuery.graphql'
import classes from './QuickScorScreen.module.css'

const fragment = graphql`
  fragment AllAds_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "AllAdsPaginationQuery") {
    quickScorAds(genders: $genders, countryAreaIds: $areas, first: $count, after: $cursor)
      @connection(key: "AllAds_quickScorAds", filters: ["genders", "countryAreaIds"]) {
      edges {
        node {
          id
          ...AdRow_ad
        }
      }
    }
  }
`

export function AllAds({ query }: { query: AllAds_query$key }) {
  const { t } = useTranslation('promotions')
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<AllAdsPaginationQuery, AllAds_query$key>(fragment, query)
  const isFiltered = readGender(search) !== null || readArea(search) !== null
  return (
    <PaginatedList
      paging={paging}
      items={data.quickScorAds?.edges}
      label={t('board.title')}
      className={classes.ads}
      empty={
        <EmptyState
          title={t(isFiltered ? 'board.noMatch' : 'board.none')}
          text={t(isFiltered ? 'board.noMatchText' : 'board.noneText')}
          icon={<IconBolt size={26} stroke={1.5} />}
          action={
            isFiltered
              ? { label: t('board.showAll'), href: QUICK_SCOR }
              : { label: t('board.write'), href: PROMOTE_QUICK_SCOR }
          }
        />
      }
      renderItem={({ node }) => <AdRow key={node.id} ad={node} />}
    />
  )
}
