import { ActionIcon, Button, FileButton } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentCheck } from '#shared/uploads/ConsentCheck'
import { useSessionConsent } from '#shared/uploads/sessionConsent'
import { acceptAttribute, type UploadPurpose } from '#shared/uploads/uploadFiles'
import { useUploadRules } from '#shared/uploads/useUploadRules'
import { useUploads } from '#shared/uploads/useUploads'
import classes from './TicketForm.module.css'

const PURPOSE: UploadPurpose = 'ATTACHMENT'
const MAX_FILES = 5

type Attachments = ReturnType<typeof useAttachments>

/** Pictures and videos for a message to the support, with the consent that each upload needs. */
export function useAttachments() {
  const { t } = useTranslation('support')
  const { queue, uploads } = useUploads(PURPOSE)
  const { judge } = useUploadRules(PURPOSE)
  const consent = useSessionConsent()
  const consentBox = useRef<HTMLInputElement>(null)
  const [confirmed, setConfirmed] = useState(false)
  const [missing, setMissing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const add = (files: readonly File[]) => {
    const room = Math.max(0, MAX_FILES - uploads.length)
    const judged = judge(files)
    queue.add(judged.accepted.slice(0, room))
    setProblem(judged.accepted.length > room ? t('form.tooManyFiles', { count: MAX_FILES }) : judged.problem)
  }
  /** What to send with the message; null where something has to be done first, which is then shown. */
  const take = () => {
    if (uploads.length === 0) return {}
    if (uploads.some(({ state }) => state !== 'uploaded')) {
      setProblem(t('form.filesUnfinished'))
      return null
    }
    if (!consent.given && !confirmed) {
      setMissing(true)
      consentBox.current?.focus()
      return null
    }
    consent.give()
    return { mediaIds: uploads.flatMap(({ medium }) => medium?.id ?? []), consent: true }
  }
  const clear = () => {
    queue.clear()
    setProblem(null)
    setMissing(false)
  }
  return { queue, uploads, add, take, clear, problem, consent, consentBox, confirmed, setConfirmed, missing }
}

export function AttachmentField({ attachments }: { attachments: Attachments }) {
  const { t } = useTranslation(['support', 'media'])
  const { queue, uploads, add, problem, consent, consentBox, confirmed, setConfirmed, missing } = attachments
  return (
    <div className={classes.attachments}>
      <FileButton multiple accept={acceptAttribute(PURPOSE)} onChange={add}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            size="sm"
            leftSection={<IconPaperclip size={18} stroke={1.75} aria-hidden />}
          >
            {t('form.attach')}
          </Button>
        )}
      </FileButton>
      {uploads.length > 0 && (
        <ul className={classes.files} aria-label={t('form.attached')}>
          {uploads.map(({ id, file, state, problem: failure }) => (
            <li key={id} className={classes.file}>
              <span className={classes.name}>{file.name}</span>
              <span className={classes.state} role={failure === null ? undefined : 'alert'}>
                {failure ?? t(`media:upload.state.${state}`)}
              </span>
              <ActionIcon
                aria-label={t('media:upload.removeNamed', { name: file.name })}
                onClick={() => queue.remove(id)}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      {uploads.length > 0 && !consent.given && (
        <ConsentCheck ref={consentBox} checked={confirmed} missing={missing} onChange={setConfirmed} />
      )}
    </div>
  )
}
