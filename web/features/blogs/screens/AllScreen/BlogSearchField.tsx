import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { blogSearchPath, type BlogSearch } from '#shared/blogs/paths'
import { useLiveAnswer } from '#platform/forms/useLiveAnswer'
import { useSite } from '#platform/session/useSession'
import { allKinksPath } from '#shared/kinks/kinksPath'
import { CountedWord, MIN_SUGGESTED_LENGTH, SearchField } from '#ui/SearchField'
import type { BlogSearchFieldQuery } from './__generated__/BlogSearchFieldQuery.graphql'
import classes from './BlogSearchField.module.css'
import { SuggestedAuthor } from './SuggestedAuthor'

const query = graphql`
  query BlogSearchFieldQuery($query: String!, $dark: Boolean!) {
    searchKinks(query: $query) @include(if: $dark) {
      id
      name
    }
    blogTagsAndAuthors(query: $query) {
      tags {
        tag {
          id
          name
        }
        count
      }
      authors {
        id
        ...SuggestedAuthor_author
      }
    }
  }
`

/** The server counts up to this number. */
const MAX_COUNTED = 100

interface BlogSearchFieldProps {
  search: Required<BlogSearch>
  controls?: ReactNode
}

export function BlogSearchField({ search, controls }: BlogSearchFieldProps) {
  const { t } = useTranslation('blogs')
  const navigate = useNavigate()
  const { isDark } = useSite()
  const [draft, setDraft] = useState('')
  const text = draft.trim()
  const { data } = useLiveAnswer<BlogSearchFieldQuery>(
    query,
    text.length >= MIN_SUGGESTED_LENGTH ? { query: text, dark: isDark } : null,
  )
  const tags = (data?.blogTagsAndAuthors?.tags ?? []).filter(({ tag }) => !search.tags.includes(tag.id))
  const authors = (data?.blogTagsAndAuthors?.authors ?? []).filter(({ id }) => !search.authors.includes(id))

  const go = (next: BlogSearch) => {
    setDraft('')
    void navigate(blogSearchPath(next), { preventScrollReset: true })
  }
  const choose = (value: string) => {
    const [kind, id = ''] = value.split(' ')
    if (kind === 'tag') go({ ...search, tags: [...search.tags, id] })
    else if (kind === 'kink') void navigate(`${allKinksPath(id)}&show=posts`)
    else if (kind === 'author') go({ ...search, authors: [...search.authors, id] })
  }

  return (
    <div className={classes.head}>
      <SearchField
        label={t('lists.search.label')}
        draft={draft}
        onDraft={setDraft}
        onText={(words) => go({ ...search, text: words })}
        suggestionsLabel={t('lists.search.suggestions')}
        textLabel={t('lists.search.inText', { text })}
        groups={[
          {
            label: t('lists.search.kinks'),
            options: (data?.searchKinks ?? []).map(({ id, name }) => ({ value: `kink ${id}`, content: name })),
          },
          {
            label: t('lists.search.tags'),
            options: tags.map(({ tag, count }) => ({
              value: `tag ${tag.id}`,
              content: (
                <CountedWord
                  word={tag.name}
                  count={count < MAX_COUNTED ? t('lists.search.tagCount', { count }) : t('lists.search.tagCountMany')}
                />
              ),
            })),
          },
          {
            label: t('lists.search.authors'),
            options: authors.map((author) => ({
              value: `author ${author.id}`,
              content: <SuggestedAuthor author={author} />,
            })),
          },
        ]}
        onChoose={choose}
      />
      {controls}
    </div>
  )
}
