import { ActionIcon, Button, Progress } from '@mantine/core'
import { IconPhoto, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Picture } from '#ui/Picture'
import type { Upload } from '#shared/uploads/uploadQueue'
import classes from './PicturePlace.module.css'

interface PicturePlaceProps {
  upload: Upload
  /** Opens the consent dialog; null when nothing has to be confirmed. */
  onConfirm: (() => void) | null
  onRetry: () => void
  onRemove: () => void
}

/** A placeholder in the text for a picture that is being uploaded, with its progress or error. */
export function PicturePlace({ upload, onConfirm, onRetry, onRemove }: PicturePlaceProps) {
  const { t } = useTranslation(['richText', 'media', 'common'])
  const { file, preview, state, progress, problem, canRetry } = upload
  const { name } = file
  const failed = state === 'failed'
  const waits = !failed && onConfirm !== null
  const percent = Math.round(progress * 100)
  return (
    <div
      className={classes.place}
      data-failed={failed}
      role="group"
      aria-label={t('editing.uploading.place', { name })}
    >
      <span className={classes.preview}>
        <Picture
          source={{ src: preview }}
          alt=""
          ratio="1"
          eager
          fallback={<IconPhoto size={26} stroke={1.4} aria-hidden />}
        />
      </span>
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        {failed ? (
          <span className={classes.problem} role="alert">
            {problem ?? t('media:upload.state.failed')}
          </span>
        ) : (
          <span className={classes.state} role="status">
            {waits ? t('editing.uploading.waits') : t(`media:upload.state.${state === 'waiting' ? state : 'sending'}`)}
          </span>
        )}
        {!failed && (
          <Progress
            value={percent}
            size={4}
            className={classes.bar}
            aria-label={t('media:upload.progress', { name })}
          />
        )}
      </div>
      <div className={classes.actions}>
        {waits && (
          <Button size="sm" variant="default" onClick={onConfirm}>
            {t('editing.uploading.confirm')}
          </Button>
        )}
        {failed && canRetry && (
          <Button size="sm" variant="default" aria-label={t('media:upload.retryNamed', { name })} onClick={onRetry}>
            {t('common:retry')}
          </Button>
        )}
        <ActionIcon aria-label={t('editing.uploading.remove', { name })} onClick={onRemove}>
          <IconX size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  )
}
