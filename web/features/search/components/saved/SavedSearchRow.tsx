import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { AppLink } from '#ui/links/AppLink'
import type { SavedSearchRow_search$key } from './__generated__/SavedSearchRow_search.graphql'
import classes from '../SavedSearches.module.css'
import { setFilters } from '#shared/search/setFilters'
import { useFilterText } from '../filters/useFilterText'
import { useSite } from '#platform/session/useSession'
import { readSavedSearch } from '#shared/search/readSavedSearch'

const fragment = graphql`
  fragment SavedSearchRow_search on SavedSearch {
    legacyId
    name
    ...readSavedSearch_search
  }
`

/** Maximum number of filters described in the row. */
const WORDS = 5

interface SavedSearchRowProps {
  saved: SavedSearchRow_search$key
  onRename: () => void
  onDelete: () => void
}

export function SavedSearchRow({ saved, onRename, onDelete }: SavedSearchRowProps) {
  const { t } = useTranslation(['search', 'common'])
  const data = useFragment(fragment, saved)
  const { filters, text } = readSavedSearch(data, useSite())
  const textOf = useFilterText()
  const words = [...(text ? [t('search:set.text', { text })] : []), ...setFilters(filters).map(textOf)]
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        <AppLink href={`/Search/${data.legacyId}`} className={classes.name}>
          {data.name}
        </AppLink>
        <span className={classes.summary}>
          {words.length > 0 ? words.slice(0, WORDS).join(' · ') : t('search:saved.everyone')}
        </span>
      </span>
      <Menu>
        <Menu.Target>
          <ActionIcon className={classes.menu} aria-label={t('search:saved.menu', { name: data.name })}>
            <IconDots size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />} onClick={onRename}>
            {t('search:saved.rename')}
          </Menu.Item>
          <Menu.Item color="danger" leftSection={<IconTrash size={18} stroke={1.6} aria-hidden />} onClick={onDelete}>
            {t('common:delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}
