import { Button, Tooltip } from '@mantine/core'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'
import { useErrorDialog } from '#platform/errors/openErrorDialog'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { tell } from '#platform/toasts/tell'
import { ConsentCheck } from './ConsentCheck'
import { LeaveDialog } from './LeaveDialog'
import type { UploadPurpose } from './uploadFiles'
import { UploadRow } from './UploadRow'
import classes from './UploadSheet.module.css'
import { useLeaveGuard } from './useLeaveGuard'
import { useSaveUploads, type UploadTarget } from './useSaveUploads'
import { useUploads } from './useUploads'

const UploadDropzone = lazy(async () => ({ default: (await import('./UploadDropzone')).UploadDropzone }))
const UploadEditor = lazyDialog(['media'], async () => (await import('./UploadEditor')).UploadEditor)

/** Purpose and words of an upload. */
export interface UploadWords {
  title: string
  /** States who will see the uploads. */
  description: string
  purpose: UploadPurpose
  /** Initial width-to-height ratio of the editor; defaults to the picture's own. */
  aspect?: number
  /** Called when an upload was saved. */
  onSaved: () => void
}

type UploadSheetProps = UploadWords & UploadTarget & { onClose: () => void }

/**
 * Uploads several pictures and videos independently. The editor opens automatically for a single picture. Saving
 * requires the confirmation of copyright and consent.
 */
export function UploadSheet(props: UploadSheetProps) {
  const { title, description, purpose, aspect, onSaved, onClose } = props
  const { t } = useTranslation(['media', 'common'])
  const { queue, uploads } = useUploads(purpose)
  const [consent, setConsent] = useState(false)
  const [asked, setAsked] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const [edited, setEdited] = useState<readonly number[]>([])
  const consentBox = useRef<HTMLInputElement>(null)
  const { save, saving } = useSaveUploads(queue, props)

  const ready = uploads.filter(({ state }) => state === 'uploaded')
  const active = uploads.some(({ state }) => state === 'waiting' || state === 'sending')
  const sole =
    uploads.length === 1 ? ready.find(({ id, medium }) => !medium?.isVideo && !edited.includes(id)) : undefined
  const editing = ready.find(({ id }) => id === chosen) ?? sole
  // Files that were refused for good or cancelled are no loss.
  const losable = active || ready.length > 0 || uploads.some(({ state, canRetry }) => state === 'failed' && canRetry)
  const { asking, question } = useLeaveGuard(losable || saving)
  const isToldOfError = useErrorDialog()?.isOpen ?? false
  const close = () => (losable ? setLeaving(true) : onClose())

  const closeEditor = (id: number) => {
    setChosen(null)
    setEdited((known) => [...known, id])
  }
  const submit = async () => {
    if (!consent) {
      setAsked(true)
      consentBox.current?.focus()
      return
    }
    const saved = await save(ready)
    if (saved === 0) return
    tell(t('upload.saved', { count: saved }))
    onSaved()
    if (queue.uploads().length === 0) onClose()
  }

  return (
    <>
      <Sheet
        opened
        onClose={close}
        size="lg"
        // A dialog above it handles the keys.
        busy={saving || leaving || asking || editing !== undefined || isToldOfError}
        title={title}
        description={description}
        closeLabel={t('common:close')}
        footer={
          uploads.length > 0 && (
            <>
              <Button variant="default" disabled={saving} onClick={close}>
                {t('common:cancel')}
              </Button>
              <Tooltip
                label={t('upload.consent.tooltip')}
                disabled={consent}
                events={{ hover: true, focus: true, touch: true }}
              >
                <Button loading={saving} disabled={active || ready.length === 0} onClick={() => void submit()}>
                  {active ? t('upload.wait') : t('upload.save', { count: ready.length })}
                </Button>
              </Tooltip>
            </>
          )
        }
      >
        <Suspense fallback={<div className={classes.drop} data-compact={uploads.length > 0} />}>
          <UploadDropzone purpose={purpose} compact={uploads.length > 0} onFiles={queue.add} />
        </Suspense>
        {uploads.length > 0 && (
          <>
            <ul className={classes.list} aria-label={t('upload.list')}>
              {uploads.map((upload) => (
                <UploadRow
                  key={upload.id}
                  upload={upload}
                  queue={queue}
                  busy={saving}
                  onEdit={() => setChosen(upload.id)}
                />
              ))}
            </ul>
            <ConsentCheck ref={consentBox} checked={consent} missing={asked} onChange={setConsent} />
          </>
        )}
      </Sheet>
      {editing?.medium && (
        <Suspense fallback={null}>
          <UploadEditor
            key={editing.id}
            medium={editing.medium}
            aspect={aspect}
            onEdited={(medium) => queue.replace(editing.id, medium)}
            onClose={() => closeEditor(editing.id)}
          />
        </Suspense>
      )}
      <LeaveDialog opened={leaving} onLeave={onClose} onStay={() => setLeaving(false)} />
      {question}
    </>
  )
}
