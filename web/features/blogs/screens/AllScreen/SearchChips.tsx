import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { blogSearchPath, type BlogSearch } from '#shared/blogs/paths'
import { RemovalLinks } from '#ui/links/RemovalLinks'
import type { SearchChips_terms$key } from './__generated__/SearchChips_terms.graphql'

const fragment = graphql`
  fragment SearchChips_terms on BlogTagsAndAuthors {
    tags {
      tag {
        id
        name
      }
    }
    authors {
      id
      profile {
        name
      }
    }
  }
`

interface SearchChipsProps {
  search: Required<BlogSearch>
  /** Names for the numbers in the address; null where there are none. */
  terms: SearchChips_terms$key | null
}

export function SearchChips({ search, terms }: SearchChipsProps) {
  const { t } = useTranslation('blogs')
  const named = useFragment(fragment, terms)
  const { text, tags, authors } = search
  const without = (ids: readonly string[], gone: string) => ids.filter((id) => id !== gone)
  const chips = [
    ...(text
      ? [{ key: 'text', label: t('lists.search.words', { text }), href: blogSearchPath({ tags, authors }) }]
      : []),
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      label: named?.tags.find(({ tag: { id } }) => id === tag)?.tag.name ?? t('lists.search.goneTag'),
      href: blogSearchPath({ ...search, tags: without(tags, tag) }),
    })),
    ...authors.map((author) => ({
      key: `author ${author}`,
      label: t('lists.search.byAuthor', {
        name: named?.authors.find(({ id }) => id === author)?.profile.name ?? t('lists.search.goneAuthor'),
      }),
      href: blogSearchPath({ ...search, authors: without(authors, author) }),
    })),
  ]
  return (
    <RemovalLinks
      label={t('lists.search.chosen')}
      links={chips.map((chip) => ({ ...chip, removeLabel: t('lists.search.remove', { label: chip.label }) }))}
    />
  )
}
