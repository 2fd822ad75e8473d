import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { lodgeSearchPath, readLodgeSearch, type LodgeSearch } from '#shared/lodges/lodgeSearch'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { LodgeSearchField } from '../../components/LodgeSearchField'
import { LodgesPage } from '../../components/LodgesPage'
import type { LodgeSearchScreenQuery } from './__generated__/LodgeSearchScreenQuery.graphql'
import { ChosenTerms } from './ChosenTerms'
import { FoundLodges } from './FoundLodges'
import classes from './LodgeSearchScreen.module.css'
import { SearchFilters } from './SearchFilters'

const query = graphql`
  query LodgeSearchScreenQuery(
    $filter: LodgesFilterInput!
    $order: LodgeOrder!
    $tags: [ID!]!
    $tagged: Boolean!
    $dark: Boolean!
  ) @preloadable {
    ...FoundLodges_query
    ...useSubjects_query
    nodes(ids: $tags) @include(if: $tagged) {
      ...ChosenTerms_tags
    }
  }
`

export function LodgeSearchScreen() {
  const { t } = useTranslation('lodges')
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const data = useScreenQuery<LodgeSearchScreenQuery>(query)
  const search = readLodgeSearch(address)
  const change = (next: LodgeSearch) => void navigate(lodgeSearchPath(next), { preventScrollReset: true })
  return (
    <LodgesPage title={t('tabs.search')}>
      <div className={classes.head}>
        <LodgeSearchField search={search} />
        <SearchFilters query={data} search={search} onChange={change} />
      </div>
      <ChosenTerms search={search} tags={(data.nodes ?? []).flatMap((node) => node ?? [])} />
      <FoundLodges query={data} />
    </LodgesPage>
  )
}
