import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { IconPhotoUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './UploadSheet.module.css'
import { acceptedFiles, type UploadPurpose } from './uploadFiles'
import { useUploadRules } from './useUploadRules'

interface UploadDropzoneProps {
  purpose: UploadPurpose
  /** Smaller, when there are files already. */
  compact: boolean
  onFiles: (files: readonly File[]) => void
}

/** Accepts files by drag and drop or the browser's file dialog. */
export function UploadDropzone({ purpose, compact, onFiles }: UploadDropzoneProps) {
  const { t } = useTranslation('media')
  const open = useRef<() => void>(null)
  const { rules, judge } = useUploadRules(purpose)
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <>
      <Dropzone
        openRef={open}
        className={classes.drop}
        data-compact={compact}
        accept={acceptedFiles(purpose)}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        onDropAny={(files, rejections) => {
          const judged = judge([...files, ...rejections.map(({ file }) => file)])
          setProblem(judged.problem)
          if (judged.accepted.length > 0) onFiles(judged.accepted)
        }}
        onDrop={() => {}}
        // The button is its accessible alternative.
        inputProps={{ 'aria-hidden': true }}
      >
        <div className={classes.dropWords}>
          {!compact && <IconPhotoUp size={34} stroke={1.3} aria-hidden />}
          <Button variant={compact ? 'default' : 'filled'} onClick={() => open.current?.()}>
            {compact ? t('upload.chooseMore') : t('upload.choose')}
          </Button>
          <p className={classes.hint}>{t('upload.drop')}</p>
          {!compact && <p className={classes.types}>{rules}</p>}
        </div>
      </Dropzone>
      {problem && (
        <p className={classes.refused} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
