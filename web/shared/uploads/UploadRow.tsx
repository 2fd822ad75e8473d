import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconCrop, IconPhoto, IconVideo, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#ui/Picture'
import type { Upload, UploadQueue } from './uploadQueue'
import classes from './UploadRow.module.css'

interface UploadRowProps {
  upload: Upload
  queue: UploadQueue
  onEdit: () => void
  /** Disables the actions while the uploads are saved. */
  busy: boolean
}

/** A file in the upload queue: preview, progress and actions. */
export function UploadRow({ upload, queue, onEdit, busy }: UploadRowProps) {
  const { t } = useTranslation(['media', 'common'])
  const { id, file, state, medium, problem, canRetry } = upload
  const { name } = file
  const active = state === 'waiting' || state === 'sending'
  const ended = state === 'failed' || state === 'cancelled'
  const percent = Math.round(upload.progress * 100)
  return (
    <li className={classes.row} data-state={state}>
      <Preview upload={upload} />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span
          className={classes.state}
          role={problem === null ? undefined : 'alert'}
          data-problem={ended || problem !== null}
        >
          {problem ?? (state === 'sending' && percent > 0 ? `${percent} %` : t(`upload.state.${state}`))}
        </span>
        {state === 'sending' && (
          <Progress value={percent} size={4} className={classes.bar} aria-label={t('upload.progress', { name })} />
        )}
      </div>
      {state === 'uploaded' && medium && !medium.isVideo && (
        <Button
          size="sm"
          variant="default"
          className={classes.edit}
          disabled={busy}
          leftSection={<IconCrop size={18} stroke={1.6} aria-hidden />}
          aria-label={t('upload.editNamed', { name })}
          onClick={onEdit}
        >
          {t('upload.edit')}
        </Button>
      )}
      {ended && canRetry && (
        <Button
          size="sm"
          variant="default"
          aria-label={t('upload.retryNamed', { name })}
          onClick={() => queue.retry(id)}
        >
          {t('common:retry')}
        </Button>
      )}
      <ActionIcon
        disabled={busy}
        aria-label={active ? t('upload.cancelNamed', { name }) : t('upload.removeNamed', { name })}
        onClick={() => (active ? queue.cancel(id) : queue.remove(id))}
      >
        <IconX size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** Shows the browser's preview of the file, or the server's. */
function Preview({ upload: { file, medium, preview } }: { upload: Upload }) {
  const src = medium?.url ?? (file.type.startsWith('image/') ? preview : undefined)
  const Sign = file.type.startsWith('video/') ? IconVideo : IconPhoto
  return (
    <span className={classes.preview}>
      <Picture
        source={src ? { src } : undefined}
        alt=""
        ratio="1"
        eager
        fallback={<Sign size={24} stroke={1.4} aria-hidden />}
      />
    </span>
  )
}
