import { Button } from '@mantine/core'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { lodgePath } from '#shared/lodges/paths'
import { useLeaveGuard } from '#shared/uploads/useLeaveGuard'
import { useFieldErrors } from '#shared/writing/useFieldErrors'
import { useKeptContent } from '#shared/writing/useKeptContent'
import { SaveBar } from '#shared/writing/SaveBar'
import { useZipCodeArea } from '#platform/forms/useZipCodeArea'
import { useSite } from '#platform/session/useSession'
import { tell } from '#platform/toasts/tell'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import { Banner } from '#ui/states/Banner'
import type { useSubjects_query$key } from '../../components/__generated__/useSubjects_query.graphql'
import { AboutFields } from '../../components/editor/AboutFields'
import { DoorFields } from '../../components/editor/DoorFields'
import classes from '../../components/editor/LodgeEditor.module.css'
import { LodgePreview } from '../../components/editor/LodgePreview'
import { LookFields } from '../../components/editor/LookFields'
import { useMissing } from '../../components/editor/useMissing'
import { useSaveLodge, type LodgeVersion } from '../../writing/useSaveLodge'
import { EMPTY_CONTENT, FIELDS, isSame, type LodgeContent } from '../../writing/content'
import type { SavedLodge } from '../../writing/readLodgeDraft'
import { ConflictSheet } from './ConflictSheet'
import { useLatestLodge } from './useLatestLodge'

interface LodgeEditorProps {
  saved: SavedLodge
  query: useSubjects_query$key
}

/** The front of a lodge on one page, for those who lead it. */
export function LodgeEditor({ saved, query }: LodgeEditorProps) {
  const { t } = useTranslation('lodges')
  const navigate = useNavigate()
  const site = useSite()
  const kept = useKeptContent({ name: `lodge ${saved.legacyId}`, saved, empty: EMPTY_CONTENT, isSame })
  const { errors, show, place, clear } = useFieldErrors(FIELDS)
  const missing = useMissing()
  const { update, busy } = useSaveLodge()
  const fetchLatest = useLatestLodge(saved.legacyId)
  const [other, setOther] = useState<SavedLodge | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [left, setLeft] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { content } = kept
  const area = useZipCodeArea(site.countryId, content.zipCode)
  // Pages of the client may be left, because the text is kept; closing the tab would lose it.
  useLeaveGuard(kept.isDirty && !left, { finish: async () => true })

  // Runs once the errors are rendered at their fields.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  const change = (part: Partial<LodgeContent>) => {
    kept.change(part)
    clear(part)
  }
  const save = async (version: LodgeVersion) => {
    const outcome = { conflict: false }
    const done = await update(content, version, (errorsOfServer) => {
      outcome.conflict = errorsOfServer.some(({ code }) => code === 'EDIT_CONFLICT')
      if (outcome.conflict) return
      place(errorsOfServer)
      setRefusals((before) => before + 1)
    })
    if (outcome.conflict) setOther(await fetchLatest())
    if (done === null) return
    setOther(null)
    setLeft(true)
    kept.forget()
    tell(t('editor.saved'))
    void navigate(lodgePath(done))
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const lacking = missing(content)
    show(lacking)
    if (Object.keys(lacking).length > 0) setRefusals((before) => before + 1)
    else void save(kept.base ?? saved)
  }
  const takeOther = (version: SavedLodge) => {
    kept.rebase(version)
    setOther(null)
    tell(t('editor.conflict.took'))
  }
  const fields = { content, errors, onChange: change }

  return (
    <>
      <PageHeader
        title={t('editor.titleEdit')}
        back={{ label: t('editor.toLodge'), href: lodgePath(saved.legacyId) }}
      />
      {kept.wasRestored && kept.isDirty && (
        <Banner action={{ label: t('editor.restored.discard'), onSelect: kept.reset }}>
          {t('editor.restored.text')}
        </Banner>
      )}
      <form ref={form} noValidate onSubmit={submit}>
        <div className={classes.columns} data-last>
          <div>
            <Section title={t('editor.steps.about')}>
              <div className={classes.fields}>
                <AboutFields {...fields} query={query} area={area} />
              </div>
            </Section>
            <Section title={t('editor.steps.look')}>
              <div className={classes.fields}>
                <LookFields {...fields} />
              </div>
            </Section>
            <Section title={t('editor.steps.doors')}>
              <div className={classes.fields}>
                <DoorFields {...fields} />
              </div>
            </Section>
          </div>
          <LodgePreview content={content} query={query} area={area} />
        </div>
        <SaveBar>
          <p className={classes.status} role="status">
            {kept.isDirty ? t('editor.unsaved') : t('editor.unchanged')}
          </p>
          <Button type="submit" loading={busy} disabled={!kept.isDirty}>
            {t('editor.save')}
          </Button>
        </SaveBar>
      </form>
      {other && (
        <ConflictSheet
          mine={content}
          other={other.content}
          query={query}
          onKeepMine={() => void save(other)}
          onTakeOther={() => takeOther(other)}
          onClose={() => setOther(null)}
        />
      )}
    </>
  )
}
