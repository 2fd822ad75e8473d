import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { AREA_QUERY, GENDER_QUERY, readArea, readGender } from '../../address'
import type { AdFilters_query$key } from './__generated__/AdFilters_query.graphql'
import classes from './QuickScorScreen.module.css'

const fragment = graphql`
  fragment AdFilters_query on Query {
    quickScorFilters {
      genders {
        gender
        count
      }
      areas {
        countryAreaId
        name
        count
      }
    }
  }
`

/** Narrows the ads down to a gender and an area that have some; both are kept in the address. */
export function AdFilters({ query }: { query: AdFilters_query$key }) {
  const { t } = useTranslation(['promotions', 'shell'])
  const { quickScorFilters } = useFragment(fragment, query)
  const [search, setSearch] = useSearchParams()
  if (!quickScorFilters) return null
  const { genders, areas } = quickScorFilters
  const gender = readGender(search)
  const area = readArea(search)
  // An empty board has nothing to narrow down.
  if (genders.length === 0 && !gender && !area) return null
  const show = (name: string, value: string | null) => {
    if (value) search.set(name, value)
    else search.delete(name)
    setSearch(search, { preventScrollReset: true })
  }
  return (
    <div className={classes.filters}>
      <Select
        aria-label={t('board.gender')}
        placeholder={t('board.allGenders')}
        clearable
        value={gender}
        data={genders.map((each) => ({
          value: each.gender,
          label: t('board.choice', { name: t(`shell:member.gender.${each.gender}`), count: each.count }),
        }))}
        onChange={(value) => show(GENDER_QUERY, value)}
      />
      <Select
        aria-label={t('board.area')}
        placeholder={t('board.allAreas')}
        clearable
        value={area}
        data={areas.map(({ countryAreaId, name, count }) => ({
          value: countryAreaId,
          label: t('board.choice', { name, count }),
        }))}
        onChange={(value) => show(AREA_QUERY, value)}
      />
    </div>
  )
}
