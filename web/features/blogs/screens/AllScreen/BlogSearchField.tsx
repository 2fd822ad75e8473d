import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { blogSearchPath, type BlogSearch } from '#shared/blogs/paths'
import { useLiveAnswer } from '#platform/forms/useLiveAnswer'
import type { BlogSearchFieldQuery } from './__generated__/BlogSearchFieldQuery.graphql'
import classes from './BlogSearchField.module.css'
import { SuggestedAuthor } from './SuggestedAuthor'

const query = graphql`
  query BlogSearchFieldQuery($query: String!) {
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
/** Minimum letters for suggestions; fewer would suggest everything. */
const MIN_LENGTH = 2

interface BlogSearchFieldProps {
  search: Required<BlogSearch>
  controls?: ReactNode
}

export function BlogSearchField({ search, controls }: BlogSearchFieldProps) {
  const { t } = useTranslation('blogs')
  const navigate = useNavigate()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [draft, setDraft] = useState('')
  const text = draft.trim()
  const { data } = useLiveAnswer<BlogSearchFieldQuery>(query, text.length >= MIN_LENGTH ? { query: text } : null)
  const tags = (data?.blogTagsAndAuthors?.tags ?? []).filter(({ tag }) => !search.tags.includes(tag.id))
  const authors = (data?.blogTagsAndAuthors?.authors ?? []).filter(({ id }) => !search.authors.includes(id))

  const go = (next: BlogSearch) => {
    setDraft('')
    combobox.closeDropdown()
    void navigate(blogSearchPath(next), { preventScrollReset: true })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (text) go({ ...search, text })
  }
  const choose = (value: string) => {
    const [kind, id = ''] = value.split(' ')
    if (kind === 'tag') go({ ...search, tags: [...search.tags, id] })
    else if (kind === 'author') go({ ...search, authors: [...search.authors, id] })
    else if (text) go({ ...search, text })
  }

  return (
    <div className={classes.head}>
      <form role="search" className={classes.field} onSubmit={submit}>
        <Combobox store={combobox} onOptionSubmit={choose}>
          <Combobox.Target>
            <TextInput
              type="search"
              aria-label={t('lists.search.label')}
              placeholder={t('lists.search.label')}
              autoComplete="off"
              maxLength={100}
              leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
              value={draft}
              onChange={(event) => {
                setDraft(event.currentTarget.value)
                combobox.openDropdown()
              }}
              onFocus={() => combobox.openDropdown()}
              onBlur={() => combobox.closeDropdown()}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={text.length < MIN_LENGTH}>
            <Combobox.Options className={classes.options} aria-label={t('lists.search.suggestions')}>
              <Combobox.Option value="text">{t('lists.search.inText', { text })}</Combobox.Option>
              {tags.length > 0 && (
                <Combobox.Group label={t('lists.search.tags')}>
                  {tags.map(({ tag, count }) => (
                    <Combobox.Option key={tag.id} value={`tag ${tag.id}`}>
                      <span className={classes.tag}>
                        <span className={classes.name}>{tag.name}</span>
                        <span className={classes.count}>
                          {count < MAX_COUNTED ? t('lists.search.tagCount', { count }) : t('lists.search.tagCountMany')}
                        </span>
                      </span>
                    </Combobox.Option>
                  ))}
                </Combobox.Group>
              )}
              {authors.length > 0 && (
                <Combobox.Group label={t('lists.search.authors')}>
                  {authors.map((author) => (
                    <Combobox.Option key={author.id} value={`author ${author.id}`}>
                      <SuggestedAuthor author={author} />
                    </Combobox.Option>
                  ))}
                </Combobox.Group>
              )}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      </form>
      {controls}
    </div>
  )
}
