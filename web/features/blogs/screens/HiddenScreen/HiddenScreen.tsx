import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { blogPath } from '#shared/blogs/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { PillNav } from '#ui/links/PillNav'
import { BlogsPage } from '../../components/BlogsPage'
import { readShowsAuthors, SHOW_QUERY } from '../../listAddress'
import type { HiddenScreenQuery } from './__generated__/HiddenScreenQuery.graphql'
import { HiddenAuthors } from './HiddenAuthors'
import { HiddenEntries } from './HiddenEntries'

const query = graphql`
  query HiddenScreenQuery($authors: Boolean!) @preloadable {
    viewer {
      ...HiddenEntries_viewer @skip(if: $authors) @alias(as: "entries")
      ...HiddenAuthors_viewer @include(if: $authors) @alias(as: "authors")
    }
  }
`

export function HiddenScreen() {
  const { t } = useTranslation('blogs')
  const [search] = useSearchParams()
  const { viewer } = useScreenQuery<HiddenScreenQuery>(query)
  const showsAuthors = readShowsAuthors(search)
  const title = t(showsAuthors ? 'lists.hidden.authors' : 'lists.hidden.entries')
  const empty = (
    <EmptyState
      title={t(showsAuthors ? 'lists.hidden.noAuthors' : 'lists.hidden.noEntries')}
      text={t(showsAuthors ? 'lists.hidden.noAuthorsText' : 'lists.hidden.noEntriesText')}
      icon={<IconEyeOff size={26} stroke={1.5} />}
      action={{ label: t('lists.toAll'), href: blogPath('All') }}
    />
  )
  return (
    <BlogsPage
      title={t('lists.tabs.hidden')}
      intro={t('lists.hidden.intro')}
      views={
        <PillNav
          label={t('lists.tabs.hidden')}
          pages={[
            { href: blogPath('Hidden'), label: t('lists.hidden.entries'), current: !showsAuthors },
            {
              href: `${blogPath('Hidden')}?${SHOW_QUERY}=authors`,
              label: t('lists.hidden.authors'),
              current: showsAuthors,
            },
          ]}
        />
      }
    >
      {viewer.entries && (
        <HiddenEntries viewer={viewer.entries} label={title}>
          {empty}
        </HiddenEntries>
      )}
      {viewer.authors && (
        <HiddenAuthors viewer={viewer.authors} label={title}>
          {empty}
        </HiddenAuthors>
      )}
    </BlogsPage>
  )
}
