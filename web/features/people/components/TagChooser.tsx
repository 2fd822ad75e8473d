import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { TagChooser_tags$key } from './__generated__/TagChooser_tags.graphql'
import classes from './controls.module.css'

const fragment = graphql`
  fragment TagChooser_tags on Tag @relay(plural: true) {
    id
    name
    count
  }
`

export function TagChooser({ tags }: { tags: TagChooser_tags$key }) {
  const { t } = useTranslation('people')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const data = useFragment(fragment, tags)
  return (
    <Select
      className={classes.select}
      size="sm"
      aria-label={t('tags.choose')}
      placeholder={t('tags.all')}
      clearable
      data={data.map(({ id, name, count }) => ({ value: id, label: `${name} (${count})` }))}
      value={search.get('tag')}
      onChange={(tag) => void navigate(tag ? `?tag=${tag}` : '/Tags', { replace: true, preventScrollReset: true })}
    />
  )
}
