import type { Search } from '#shared/search/searchAddress'
import { setFilters } from '#shared/search/setFilters'

/** Whether the quick form can show all filters of a search. */
export function isQuick({ filters, text }: Search): boolean {
  return (
    text === '' &&
    setFilters(filters).every((filter) => {
      if (filter.kind === 'range') return filter.range === 'age' && filter.person === 0
      if (filter.kind === 'distance') return filter.zipCode === undefined
      if (filter.kind === 'flag') return filter.value === 'online' || filter.value === 'withPicture'
      return filter.kind === 'gender'
    })
  )
}
