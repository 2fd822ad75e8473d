import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { MEDIUM_QUERY } from '#shared/media/mediaLinks'
import type { KinkFilter_query$key } from './__generated__/KinkFilter_query.graphql'
import classes from './PicturesScreen.module.css'

/** Query parameter that shows only media items of members with a kink. */
export const KINK_QUERY = 'kink'

const fragment = graphql`
  fragment KinkFilter_query on Query {
    kinks {
      id
      name
    }
  }
`

export function KinkFilter({ query }: { query: KinkFilter_query$key }) {
  const { t } = useTranslation('media')
  const { kinks } = useFragment(fragment, query)
  const [search, setSearch] = useSearchParams()
  if (!kinks) return null
  const choose = (kink: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete(MEDIUM_QUERY)
        if (kink) next.set(KINK_QUERY, kink)
        else next.delete(KINK_QUERY)
        return next
      },
      { preventScrollReset: true },
    )
  return (
    <Select
      className={classes.kink}
      aria-label={t('pictures.kink')}
      placeholder={t('pictures.anyKink')}
      nothingFoundMessage={t('pictures.noSuchKink')}
      searchable
      clearable
      value={search.get(KINK_QUERY)}
      onChange={choose}
      data={kinks.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
