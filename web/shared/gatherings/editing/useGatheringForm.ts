import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useLeaveGuard } from '#shared/uploads/useLeaveGuard'
import { useFieldErrors } from '#shared/writing/useFieldErrors'
import { useKeptContent } from '#shared/writing/useKeptContent'
import type { UserError } from '#platform/mutations/refusal'
import { tell } from '#platform/toasts/tell'

/** A gathering as it is saved. */
interface SavedGathering<C> {
  readonly legacyId: number
  readonly content: C
}

type OnRefused = (errors: readonly UserError[]) => void

interface GatheringForm<C, S extends SavedGathering<C>> {
  /** Name of the draft among the viewer's. */
  readonly name: string
  /** Version on the server; null for a new gathering. */
  readonly saved: S | null
  readonly empty: C
  readonly fields: readonly (keyof C & string)[]
  readonly isSame: (one: C, other: C) => boolean
  /** What is still wrong with the content, by field. */
  readonly problemsIn: (content: C) => Partial<Record<keyof C & string, string>>
  /** How many pictures are on their way. */
  readonly unfinished: number
  /** Resolve to the number of the gathering, or to null when it was refused or failed. */
  readonly create: (content: C, key: string, onRefused: OnRefused) => Promise<number | null>
  readonly edit: (content: C, version: S, onRefused: OnRefused) => Promise<number | null>
  readonly fetchLatest: (legacyId: number) => Promise<S | null>
  readonly pathOf: (legacyId: number) => string
  readonly doneText: string
}

/** The form of a gathering; what is written is kept in this tab until it is saved. */
export function useGatheringForm<C extends object, S extends SavedGathering<C>>(options: GatheringForm<C, S>) {
  const { name, saved, empty, fields, isSame, problemsIn, create, edit, fetchLatest, pathOf } = options
  const { t } = useTranslation(['gatherings', 'richText'])
  const navigate = useNavigate()
  const kept = useKeptContent<C, S>({ name, saved, empty, isSame })
  const { errors, show, place, clear } = useFieldErrors(fields)
  const [other, setOther] = useState<S | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [left, setLeft] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { content } = kept
  const unfinished = options.unfinished > 0
  // Pages of the client may be left, because the text is kept; a picture on its way would be lost.
  const { question } = useLeaveGuard((kept.isDirty || unfinished) && !left, { finish: async () => !unfinished })

  // Runs once the errors are rendered at their fields.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  const change = (part: Partial<C>) => {
    kept.change(part)
    clear(part)
  }
  const save = async (version: S | null) => {
    const outcome = { conflict: false }
    const onRefused: OnRefused = (refused) => {
      outcome.conflict = refused.some(({ code }) => code === 'EDIT_CONFLICT')
      if (outcome.conflict) return
      place(refused)
      setRefusals((before) => before + 1)
    }
    const done = version ? await edit(content, version, onRefused) : await create(content, kept.key, onRefused)
    if (outcome.conflict && saved) setOther(await fetchLatest(saved.legacyId))
    if (done === null) return
    setOther(null)
    setLeft(true)
    kept.forget()
    tell(options.doneText)
    // After a render, so that the guard no longer asks.
    window.setTimeout(() => void navigate(pathOf(done), { replace: saved === null }))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const problems = problemsIn(content)
    show(problems)
    if (Object.keys(problems).length > 0) setRefusals((before) => before + 1)
    // Others would miss the picture.
    else if (unfinished) tell(t('richText:editing.uploading.wait'))
    else void save(saved && (kept.base ?? saved))
  }
  const takeOther = (version: S) => {
    kept.rebase(version)
    setOther(null)
    tell(t('editor.conflict.took'))
  }
  return {
    form,
    content,
    errors,
    change,
    submit,
    question,
    isDirty: kept.isDirty,
    wasRestored: kept.wasRestored && kept.isDirty,
    reset: kept.reset,
    /** The version saved meanwhile, until the viewer has decided. */
    conflict: other && {
      mine: content,
      other: other.content,
      onKeepMine: () => void save(other),
      onTakeOther: () => takeOther(other),
      onClose: () => setOther(null),
    },
  }
}
