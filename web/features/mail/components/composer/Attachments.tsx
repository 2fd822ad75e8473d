import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ConsentCheck } from '#shared/uploads/ConsentCheck'
import type { Upload, UploadQueue } from '#shared/uploads/uploadQueue'
import { useLeaveGuard } from '#shared/uploads/useLeaveGuard'
import { AttachmentTile } from './AttachmentTile'
import { MAX_FILES } from './attachmentLimits'
import classes from './Attachments.module.css'

interface AttachmentsProps {
  queue: UploadQueue
  uploads: readonly Upload[]
  /** Null when consent was given before; it holds for the session. */
  consent: boolean | null
  consentBox: RefObject<HTMLInputElement | null>
  /** Sending was tried without consent. */
  missing: boolean
  onConsent: (consent: boolean) => void
}

export function Attachments({ queue, uploads, consent, consentBox, missing, onConsent }: AttachmentsProps) {
  const { t } = useTranslation('mail')
  const { question } = useLeaveGuard(true, {
    words: {
      title: t('composer.attachments.leave.title'),
      text: t('composer.attachments.leave.text'),
      confirm: t('composer.attachments.leave.confirm'),
      stay: t('composer.attachments.leave.stay'),
    },
  })
  const problems = uploads.filter(({ state }) => state === 'failed')
  const over = uploads.length - MAX_FILES
  return (
    <div className={classes.attachments}>
      <ul className={classes.tiles} aria-label={t('composer.attachments.label')}>
        {uploads.map((upload) => (
          <AttachmentTile key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
      {problems.map(({ id, file, problem }) => (
        <p key={id} className={classes.problem} role="alert">
          {t('composer.attachments.failed', { name: file.name, problem: problem ?? '' })}
        </p>
      ))}
      {over > 0 && (
        <p className={classes.problem} role="alert">
          {t('composer.attachments.tooMany', { count: over, most: MAX_FILES })}
        </p>
      )}
      <p className={classes.who}>{t('composer.attachments.who')}</p>
      {consent !== null && <ConsentCheck ref={consentBox} checked={consent} missing={missing} onChange={onConsent} />}
      {question}
    </div>
  )
}
