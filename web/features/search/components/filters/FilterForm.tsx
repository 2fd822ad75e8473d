import { Accordion, TagsInput, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FACT_VALUES } from '#shared/facts/factValues'
import { useSite } from '#platform/session/useSession'
import type { Search } from '#shared/search/searchAddress'
import { findsCouples, tidy, withGenders, type PersonChoice, type SearchFilters } from '#shared/search/searchFilters'
import { ChoiceChips } from './ChoiceChips'
import { countIn, GROUPS, type FilterGroup } from './filterGroups'
import classes from './FilterForm.module.css'
import { KinkFields } from './KinkFields'
import { MoreFields } from './MoreFields'
import { PersonFields } from './PersonFields'
import { PlaceFields } from './PlaceFields'

const LOOKS: readonly PersonChoice[] = ['bodyTypes', 'eyeColours', 'hairColours']
const LIFE: readonly PersonChoice[] = ['relationshipStatuses', 'sexualOrientations', 'children', 'smoking']
const LIFE_AT_NIGHT: readonly PersonChoice[] = [...LIFE, 'dominance']

interface FilterFormProps {
  search: Search
  onChange: (search: Search) => void
  /** Heading level: 2 on a page, 3 in a sheet, which has its own title. */
  order: 2 | 3
}

export function FilterForm({ search, onChange, order }: FilterFormProps) {
  const { t } = useTranslation(['search', 'facts'])
  const { isDark } = useSite()
  const { filters } = search
  const change = (next: SearchFilters) => onChange({ ...search, filters: next })
  const couples = findsCouples(filters)
  const life = isDark ? LIFE_AT_NIGHT : LIFE
  const contents: Record<FilterGroup, ReactNode> = {
    who: (
      <>
        <ChoiceChips
          label={t('facts:label.gender')}
          values={FACT_VALUES.gender}
          labelOf={(gender) => t(`facts:genders.${gender}`)}
          chosen={filters.genders}
          onChange={(genders) => change(withGenders(filters, genders))}
        />
        {couples && <p className={classes.hint}>{t('search:couples.first')}</p>}
        <PersonFields person={0} filters={filters} onChange={change} ranges={['age']} withGender={couples} />
      </>
    ),
    where: <PlaceFields filters={filters} onChange={change} />,
    only: <MoreFields filters={filters} onChange={change} />,
    lookingFor: (
      <>
        <ChoiceChips
          label={t('facts:label.lookingFor')}
          values={FACT_VALUES.lookingFor}
          labelOf={(value) => t(`facts:lookingFor.${value}`)}
          chosen={filters.lookingFor}
          onChange={(lookingFor) => change(tidy({ ...filters, lookingFor }))}
        />
        <TagsInput
          label={t('facts:label.matchWords')}
          description={t('search:matchWordsHint')}
          maxTags={10}
          value={[...(filters.matchWords ?? [])]}
          onChange={(words) =>
            change(tidy({ ...filters, matchWords: words.map((word) => word.trim()).filter((word) => word.length > 1) }))
          }
        />
      </>
    ),
    kinks: <KinkFields filters={filters} onChange={change} />,
    looks: (
      <PersonFields person={0} filters={filters} onChange={change} ranges={['height', 'weight']} choices={LOOKS} />
    ),
    life: <PersonFields person={0} filters={filters} onChange={change} choices={life} />,
    second: (
      <PersonFields
        person={1}
        filters={filters}
        onChange={change}
        ranges={['age', 'height', 'weight']}
        choices={[...LOOKS, ...life]}
        withGender
      />
    ),
  }
  const groups = GROUPS.filter((group) => (group !== 'second' || couples) && (group !== 'kinks' || isDark))
  return (
    <div className={classes.form}>
      <TextInput
        label={t('search:text.label')}
        placeholder={t('search:text.placeholder')}
        description={t('search:text.hint')}
        maxLength={100}
        value={search.text}
        onChange={(event) => onChange({ ...search, text: event.currentTarget.value })}
      />
      <Accordion
        multiple
        order={order}
        defaultValue={groups.filter((group) => group === 'who' || group === 'where' || countIn(filters, group) > 0)}
        classNames={{
          item: classes.group,
          control: classes.groupControl,
          label: classes.groupLabel,
          content: classes.groupContent,
        }}
      >
        {groups.map((group) => {
          const count = countIn(filters, group)
          return (
            <Accordion.Item key={group} value={group}>
              <Accordion.Control>
                {t(`search:groups.${group}`)}
                {count > 0 && (
                  <span className={classes.count} aria-label={t('search:groupCount', { count })}>
                    {count}
                  </span>
                )}
              </Accordion.Control>
              <Accordion.Panel>
                <div className={classes.fields}>{contents[group]}</div>
              </Accordion.Panel>
            </Accordion.Item>
          )
        })}
      </Accordion>
    </div>
  )
}
