import { Switch, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { EmptyState } from '#ui/states/EmptyState'
import { KinkList } from '../../components/KinkList'
import type { EveryKink_kinks$key } from './__generated__/EveryKink_kinks.graphql'
import classes from './AllKinksScreen.module.css'

const fragment = graphql`
  fragment EveryKink_kinks on Kink @relay(plural: true) {
    id
    name
    description
    isCustom
    viewerLevel
    ...KinkList_kinks
  }
`

/** All kinks by name, narrowed while one types. */
export function EveryKink({ kinks: key }: { kinks: EveryKink_kinks$key }) {
  const { t } = useTranslation('kinks')
  const kinks = useFragment(fragment, key)
  const [text, setText] = useState('')
  const [custom, setCustom] = useState(true)
  const [own, setOwn] = useState(false)
  const words = useDeferredValue(text).trim().toLowerCase()
  const found = kinks.filter(
    ({ name, description, isCustom, viewerLevel }) =>
      (custom || !isCustom) &&
      (!own || viewerLevel) &&
      (name.toLowerCase().includes(words) || description?.toLowerCase().includes(words)),
  )
  return (
    <>
      <search className={classes.filters}>
        <TextInput
          type="search"
          className={classes.text}
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Switch
          label={t('search.custom')}
          checked={custom}
          onChange={(event) => setCustom(event.currentTarget.checked)}
        />
        <Switch label={t('search.own')} checked={own} onChange={(event) => setOwn(event.currentTarget.checked)} />
      </search>
      <p className={classes.showing} role="status">
        {t('search.found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <KinkList kinks={found} label={t('tabs.all')} />
      ) : (
        <EmptyState title={t('search.none')} text={t('search.noneText')} />
      )}
    </>
  )
}
