import { Button, Select, TextInput } from '@mantine/core'
import { useMedia } from '#ui/useMedia'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useDistanceChoices } from '#shared/profiles/useDistanceChoices'
import { useSite } from '#platform/session/useSession'
import { Sheet } from '#ui/overlays/Sheet'
import { ANY_EVENT, countConditions, EVENT_KINDS, type EventSearch } from '../../address'
import type { EventFilters_site$key } from './__generated__/EventFilters_site.graphql'
import classes from './UpcomingEventsScreen.module.css'

const fragment = graphql`
  fragment EventFilters_site on Site {
    countries {
      id
      areas {
        id
        name
        nestingLevel
      }
    }
  }
`

interface EventFiltersProps {
  site: EventFilters_site$key
  search: EventSearch
  onChange: (search: EventSearch) => void
}

/** Words and conditions of a search: in a row on wide screens, the conditions in a sheet on phones. */
export function EventFilters(props: EventFiltersProps) {
  const { t } = useTranslation('events')
  const isWide = useMedia('(min-width: 48em)', { phone: false, desktop: true })
  const [opened, setOpened] = useState(false)
  const { search, onChange } = props
  const count = countConditions(search)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('q')
    onChange({ ...search, text: typeof text === 'string' ? text.trim() : '' })
  }
  return (
    <div className={classes.bar} role="group" aria-label={t('filters.label')}>
      <form role="search" onSubmit={submit}>
        <TextInput
          key={search.text}
          name="q"
          type="search"
          aria-label={t('filters.text')}
          placeholder={t('filters.text')}
          autoComplete="off"
          maxLength={100}
          defaultValue={search.text}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          // The cross of the field takes the words away.
          onChange={(event) => {
            if (event.currentTarget.value === '' && search.text !== '') onChange({ ...search, text: '' })
          }}
        />
      </form>
      {isWide ? (
        <Conditions {...props} />
      ) : (
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {count > 0 ? t('filters.set', { count }) : t('filters.open')}
        </Button>
      )}
      {opened && !isWide && <FilterSheet {...props} onClose={() => setOpened(false)} />}
    </div>
  )
}

/** Conditions over the results. The search runs only when the viewer asks for it. */
function FilterSheet({ onClose, ...props }: EventFiltersProps & { onClose: () => void }) {
  const { t } = useTranslation(['events', 'common'])
  const [draft, setDraft] = useState(props.search)
  const { text, date } = draft
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('filters.open')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={() => setDraft({ ...ANY_EVENT, text, date })}>
            {t('filters.clear')}
          </Button>
          <Button
            onClick={() => {
              props.onChange(draft)
              onClose()
            }}
          >
            {t('filters.show')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <Conditions {...props} search={draft} onChange={setDraft} />
      </div>
    </Sheet>
  )
}

function Conditions({ site, search, onChange }: EventFiltersProps) {
  const { t } = useTranslation('events')
  const { countryId } = useSite()
  const { countries } = useFragment(fragment, site)
  const distances = useDistanceChoices(search.distance ?? undefined)
  const areas = countries?.find(({ id }) => id === countryId)?.areas ?? []
  const set = (part: Partial<EventSearch>) => onChange({ ...search, ...part })
  return (
    <>
      <Select
        clearable
        label={t('filters.kind')}
        placeholder={t('filters.anyKind')}
        data={EVENT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={search.kind}
        onChange={(kind) => set({ kind: EVENT_KINDS.find((each) => each === kind) ?? null })}
      />
      <Select
        clearable
        searchable
        label={t('filters.area')}
        placeholder={t('filters.anyArea')}
        // Indented as the regions lie in one another.
        data={areas.map(({ id, name, nestingLevel }) => ({
          value: id,
          label: `${'\u2003'.repeat(nestingLevel)}${name}`,
        }))}
        value={search.area}
        onChange={(area) => set({ area })}
      />
      <Select
        clearable
        label={t('filters.distance')}
        placeholder={t('filters.anyDistance')}
        data={distances}
        value={search.distance === null ? null : String(search.distance)}
        onChange={(distance) => set({ distance: distance === null ? null : Number(distance) })}
      />
    </>
  )
}
