import { MultiSelect, Select, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { LiveHint } from '#platform/forms/LiveHint'
import { useLiveAnswer } from '#platform/forms/useLiveAnswer'
import type { ZipCodeArea } from '#platform/forms/useZipCodeArea'
import { TagsField } from '#ui/TagsField'
import type { useSubjects_query$key } from '../__generated__/useSubjects_query.graphql'
import { useSubjects } from '../useSubjects'
import type { AboutFieldsTagsQuery } from './__generated__/AboutFieldsTagsQuery.graphql'
import type { FieldsProps } from './fields'
import classes from './LodgeEditor.module.css'

const tagsQuery = graphql`
  query AboutFieldsTagsQuery($typed: String!) {
    lodgeTags(query: $typed) {
      tag {
        name
      }
    }
  }
`

const MAX_NAME_LENGTH = 60
const MAX_KINKS = 10

interface AboutFieldsProps extends FieldsProps {
  query: useSubjects_query$key
  /** What is known of the postcode. */
  area: ZipCodeArea
}

/** Name, category or kinks, topics and place of a lodge. */
export function AboutFields({ query, area, content, errors, onChange }: AboutFieldsProps) {
  const { t } = useTranslation('lodges')
  const { categories, kinks } = useSubjects(query)
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const { data } = useLiveAnswer<AboutFieldsTagsQuery>(tagsQuery, words ? { typed: words } : null)
  return (
    <>
      <TextInput
        required
        withAsterisk={false}
        label={t('editor.name.label')}
        description={t('editor.name.text')}
        placeholder={t('editor.name.example')}
        maxLength={MAX_NAME_LENGTH}
        value={content.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      {categories && (
        <Select
          label={t('editor.category.label')}
          placeholder={t('editor.category.example')}
          allowDeselect={false}
          data={categories}
          value={content.categoryId}
          error={errors.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
        />
      )}
      {kinks && (
        <MultiSelect
          searchable
          label={t('editor.kinks.label')}
          description={t('editor.kinks.text')}
          nothingFoundMessage={t('search.noSuchKink')}
          maxValues={MAX_KINKS}
          data={kinks}
          value={[...content.kinkIds]}
          error={errors.kinkIds}
          onChange={(kinkIds) => onChange({ kinkIds })}
        />
      )}
      <TagsField
        label={t('editor.tags.label')}
        description={t('editor.tags.text')}
        placeholder={t('editor.tags.example')}
        value={content.tags}
        error={errors.tags}
        typed={typed}
        onTyped={setTyped}
        suggestions={(data?.lodgeTags ?? []).map(({ tag }) => tag.name)}
        onChange={(tags) => onChange({ tags })}
      />
      <div>
        <TextInput
          className={classes.short}
          label={t('editor.zipCode.label')}
          description={t('editor.zipCode.text')}
          maxLength={10}
          value={content.zipCode}
          error={errors.zipCode}
          onChange={(event) => onChange({ zipCode: event.currentTarget.value })}
        />
        <LiveHint tone={area.state === 'known' ? 'good' : 'quiet'}>
          {area.state === 'known' && area.text}
          {area.state === 'unknown' && !errors.zipCode && t('editor.zipCode.unknown')}
        </LiveHint>
      </div>
    </>
  )
}
