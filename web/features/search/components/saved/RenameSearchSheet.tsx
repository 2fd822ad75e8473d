import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { RenameSearchSheet_search$key } from './__generated__/RenameSearchSheet_search.graphql'
import { SearchNameSheet } from './SearchNameSheet'
import { useSite } from '#platform/session/useSession'
import { readSavedSearch } from '#shared/search/readSavedSearch'

const fragment = graphql`
  fragment RenameSearchSheet_search on SavedSearch {
    id
    name
    ...readSavedSearch_search
  }
`

interface RenameSearchSheetProps {
  saved: RenameSearchSheet_search$key
  onClose: () => void
}

export function RenameSearchSheet({ saved, onClose }: RenameSearchSheetProps) {
  const { t } = useTranslation('search')
  const data = useFragment(fragment, saved)
  const search = readSavedSearch(data, useSite())
  const [name, setName] = useState(data.name)
  return (
    <SearchNameSheet
      title={t('saved.rename')}
      search={search}
      name={name}
      onName={setName}
      replaces={data.id}
      onClose={onClose}
    />
  )
}
