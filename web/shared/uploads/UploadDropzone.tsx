import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { IconPhotoUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './UploadSheet.module.css'
import { acceptedFiles, type UploadOptions } from './uploadOptions'

interface UploadDropzoneProps {
  options: UploadOptions
  /** Small, once there are files. */
  compact: boolean
  onFiles: (files: readonly File[]) => void
}

/** Takes files by drag and drop, or by the browser's own dialog. */
export function UploadDropzone({ options, compact, onFiles }: UploadDropzoneProps) {
  const { t } = useTranslation('media')
  const open = useRef<() => void>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  return (
    <>
      <Dropzone
        openRef={open}
        className={classes.drop}
        data-compact={compact}
        accept={acceptedFiles(options)}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        onDropAny={(files, rejections) => {
          setRefused(rejections.map(({ file }) => file.name))
          if (files.length > 0) onFiles(files)
        }}
        onDrop={() => {}}
        // The button stands for it.
        inputProps={{ 'aria-hidden': true }}
      >
        <div className={classes.dropWords}>
          {!compact && <IconPhotoUp size={34} stroke={1.3} aria-hidden />}
          <Button variant={compact ? 'default' : 'filled'} onClick={() => open.current?.()}>
            {compact ? t('upload.chooseMore') : t('upload.choose')}
          </Button>
          <p className={classes.hint}>{t('upload.drop')}</p>
          {!compact && (
            <p className={classes.types}>{options.allowUploadVideo ? t('upload.typesVideo') : t('upload.types')}</p>
          )}
        </div>
      </Dropzone>
      {refused.length > 0 && (
        <p className={classes.refused} role="alert">
          {t('upload.refused', { count: refused.length, names: refused.join(', ') })}
        </p>
      )}
    </>
  )
}
