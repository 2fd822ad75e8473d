import { RingProgress } from '@mantine/core'
import { IconPhoto, IconRefresh, IconVideo, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Upload, UploadQueue } from '#shared/uploads/uploadQueue'
import { Picture } from '#ui/Picture'
import classes from './Attachments.module.css'

interface AttachmentTileProps {
  upload: Upload
  queue: UploadQueue
}

export function AttachmentTile({ upload, queue }: AttachmentTileProps) {
  const { t } = useTranslation(['media', 'mail'])
  const { id, file, state, medium, preview, progress, canRetry } = upload
  const { name } = file
  const src = medium?.url ?? (file.type.startsWith('image/') ? preview : undefined)
  const Sign = file.type.startsWith('video/') ? IconVideo : IconPhoto
  const percent = Math.round(progress * 100)
  const active = state === 'waiting' || state === 'sending'
  return (
    <li className={classes.tile} data-state={state}>
      <Picture
        source={src ? { src } : undefined}
        alt={name}
        ratio="1"
        eager
        fallback={<Sign size={26} stroke={1.4} aria-hidden />}
      />
      {active && (
        <RingProgress
          className={classes.ring}
          size={52}
          thickness={4}
          roundCaps
          sections={[{ value: percent, color: 'var(--accent)' }]}
          role="progressbar"
          aria-label={t('upload.progress', { name })}
          aria-valuenow={percent}
        />
      )}
      {state === 'failed' && canRetry && (
        <button
          type="button"
          className={classes.retry}
          aria-label={t('upload.retryNamed', { name })}
          onClick={() => queue.retry(id)}
        >
          <IconRefresh size={24} stroke={1.75} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className={classes.remove}
        aria-label={t('upload.removeNamed', { name })}
        onClick={() => queue.remove(id)}
      >
        <IconX size={16} stroke={2.25} aria-hidden />
      </button>
    </li>
  )
}
