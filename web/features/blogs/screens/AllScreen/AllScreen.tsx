import { IconBook2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { blogPath } from '#shared/blogs/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { BlogsPage } from '../../components/BlogsPage'
import { OrderedEntries } from '../../components/OrderedEntries'
import { SortSwitch } from '../../components/SortSwitch'
import { readBlogSearch } from '../../listAddress'
import type { AllScreenQuery } from './__generated__/AllScreenQuery.graphql'
import { BlogSearchField } from './BlogSearchField'
import { FoundEntries } from './FoundEntries'
import { SearchChips } from './SearchChips'

const query = graphql`
  query AllScreenQuery(
    $order: BlogEntryOrder!
    $period: BlogPeriod!
    $text: String
    $tags: [ID!]
    $authors: [ID!]
    $searches: Boolean!
    $named: Boolean!
  ) @preloadable {
    ...OrderedEntries_query @skip(if: $searches) @alias(as: "all")
    ...FoundEntries_query @include(if: $searches) @alias(as: "found")
    blogSearchTerms(tagIds: $tags, authorIds: $authors) @include(if: $named) {
      ...SearchChips_terms
    }
  }
`

export function AllScreen() {
  const { t } = useTranslation('blogs')
  const [address] = useSearchParams()
  const { all, found, blogSearchTerms } = useScreenQuery<AllScreenQuery>(query)
  const search = readBlogSearch(address)
  const title = found ? t('lists.search.found') : t('lists.tabs.all')
  return (
    <BlogsPage title={title}>
      <BlogSearchField search={search} controls={all && <SortSwitch />} />
      {found && <SearchChips search={search} terms={blogSearchTerms ?? null} />}
      {all && (
        <OrderedEntries query={all} label={title}>
          <EmptyState
            title={t('lists.all.none')}
            text={t('lists.all.noneText')}
            icon={<IconBook2 size={26} stroke={1.5} />}
            action={{ label: t('lists.writeFirst'), href: blogPath('Create') }}
          />
        </OrderedEntries>
      )}
      {found && <FoundEntries query={found} label={title} />}
    </BlogsPage>
  )
}
