import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { NOTE_GENDERS, NOTE_SORTS, noteFilterPath, readNoteFilter, type NoteFilter } from './noteFilters'
import classes from '../../components/controls.module.css'

/** Text, gender and order of the notes, kept in the address so that Back restores them. */
export function NoteFilters() {
  const { t } = useTranslation(['people', 'shell'])
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const filter = readNoteFilter(search)
  const [text, setText] = useState(filter.text)
  const apply = (change: Partial<NoteFilter>) =>
    void navigate(noteFilterPath({ ...filter, text, ...change }), { replace: true, preventScrollReset: true })
  return (
    <form
      role="search"
      className={classes.controls}
      onSubmit={(event) => {
        event.preventDefault()
        apply({})
      }}
    >
      <TextInput
        className={classes.text}
        size="sm"
        type="search"
        aria-label={t('notes.text')}
        placeholder={t('notes.text')}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => {
          if (text.trim() !== filter.text) apply({})
        }}
      />
      <Select
        className={classes.select}
        size="sm"
        aria-label={t('notes.gender')}
        placeholder={t('notes.everyone')}
        clearable
        data={NOTE_GENDERS.map((gender) => ({ value: gender, label: t(`notes.genders.${gender}`) }))}
        value={filter.gender}
        onChange={(value) => apply({ gender: NOTE_GENDERS.find((gender) => gender === value) ?? null })}
      />
      <Select
        className={classes.select}
        size="sm"
        aria-label={t('notes.order')}
        allowDeselect={false}
        data={NOTE_SORTS.map((sort) => ({ value: sort, label: t(`notes.sorts.${sort}`) }))}
        value={filter.sort}
        onChange={(value) => apply({ sort: NOTE_SORTS.find((sort) => sort === value) ?? 'NEWEST' })}
      />
    </form>
  )
}
