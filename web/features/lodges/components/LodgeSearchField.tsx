import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { lodgeSearchPath, type LodgeSearch } from '#shared/lodges/lodgeSearch'
import { useLiveAnswer } from '#platform/forms/useLiveAnswer'
import { CountedWord, MIN_SUGGESTED_LENGTH, SearchField } from '#ui/SearchField'
import type { LodgeSearchFieldQuery } from './__generated__/LodgeSearchFieldQuery.graphql'

const query = graphql`
  query LodgeSearchFieldQuery($query: String!) {
    lodgeTags(query: $query) {
      tag {
        id
        name
      }
      count
    }
  }
`

/** The server counts up to this number. */
const MAX_COUNTED = 100

/** Words or a topic to search for, beside the conditions there are. */
export function LodgeSearchField({ search }: { search: LodgeSearch }) {
  const { t } = useTranslation('lodges')
  const navigate = useNavigate()
  const [draft, setDraft] = useState('')
  const text = draft.trim()
  const asks = text.length >= MIN_SUGGESTED_LENGTH
  const { data } = useLiveAnswer<LodgeSearchFieldQuery>(query, asks ? { query: text } : null)
  const tags = (data?.lodgeTags ?? []).filter(({ tag }) => !search.tags.includes(tag.id))
  const go = (next: Partial<LodgeSearch>) => {
    setDraft('')
    void navigate(lodgeSearchPath({ ...search, ...next }), { preventScrollReset: true })
  }
  return (
    <SearchField
      label={t('search.label')}
      draft={draft}
      onDraft={setDraft}
      onText={(words) => go({ text: words })}
      suggestionsLabel={t('search.suggestions')}
      textLabel={t('search.inText', { text })}
      groups={[
        {
          label: t('search.tags'),
          options: tags.map(({ tag, count }) => ({
            value: tag.id,
            content: (
              <CountedWord
                word={tag.name}
                count={count < MAX_COUNTED ? t('search.tagCount', { count }) : t('search.tagCountMany')}
              />
            ),
          })),
        },
      ]}
      onChoose={(id) => go({ tags: [...search.tags, id] })}
    />
  )
}
