import { Alert, TextInput } from '@mantine/core'
import { useId, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormButtons } from '#platform/forms/FormButtons'
import { Sheet } from '#ui/overlays/Sheet'
import type { Search } from '#shared/search/searchAddress'
import { searchVariables } from '#shared/search/searchAddress'
import { useSaveSearch } from '../../mutations/useSaveSearch'
import classes from '../SavedSearches.module.css'

interface SearchNameSheetProps {
  title: string
  search: Search
  name: string
  onName: (name: string) => void
  replaces: string | null
  children?: ReactNode
  onClose: () => void
  onSaved?: (name: string) => void
}

export function SearchNameSheet(props: SearchNameSheetProps) {
  const { title, search, name, onName, replaces, children, onClose, onSaved } = props
  const { t } = useTranslation(['search', 'common'])
  const formId = useId()
  const [save, busy] = useSaveSearch()
  const [problem, setProblem] = useState<{ field: string | null | undefined; message: string } | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return setProblem({ field: 'name', message: t('search:save.nameNeeded') })
    const { order, ...variables } = searchVariables(search)
    const answer = await save(
      { input: { ...variables, order, name: wanted, id: replaces } },
      { onRefused: ([first]) => setProblem(first ?? null) },
    )
    if (!answer) return undefined
    onSaved?.(wanted)
    return onClose()
  }
  return (
    <Sheet
      opened
      onClose={onClose}
      title={title}
      closeLabel={t('common:close')}
      size="sm"
      busy={busy}
      footer={<FormButtons formId={formId} submitLabel={t('common:save')} onCancel={onClose} busy={busy} />}
    >
      <form id={formId} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        {problem && problem.field !== 'name' && <Alert color="red">{problem.message}</Alert>}
        {children}
        <TextInput
          label={t('search:save.name')}
          maxLength={60}
          value={name}
          data-autofocus
          error={problem?.field === 'name' && problem.message}
          onChange={(event) => {
            setProblem(null)
            onName(event.currentTarget.value)
          }}
        />
      </form>
    </Sheet>
  )
}
