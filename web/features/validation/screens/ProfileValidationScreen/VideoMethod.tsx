import { Button, Checkbox, Progress } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { createSender } from '#shared/uploads/sendUpload'
import { acceptAttribute } from '#shared/uploads/uploadFiles'
import { useUploadRules } from '#shared/uploads/useUploadRules'
import { ValidationVideo } from '../../components/ValidationVideo'
import { useCancelValidationVideo } from '../../mutations/useCancelValidationVideo'
import { useSaveValidationVideo } from '../../mutations/useSaveValidationVideo'
import type { VideoMethod_person$key } from './__generated__/VideoMethod_person.graphql'
import classes from './ProfileValidationScreen.module.css'

const VideoRecorder = lazy(async () => ({ default: (await import('./VideoRecorder')).VideoRecorder }))

const PURPOSE = 'VALIDATION_VIDEO'

const fragment = graphql`
  fragment VideoMethod_person on PersonValidation {
    personId
    videoCode
    video {
      id
      status
      videoUrl
    }
  }
`

/** A video in which the digits are read out: recorded here or chosen, sent, and taken back while it waits. */
export function VideoMethod({ person }: { person: VideoMethod_person$key }) {
  const { t } = useTranslation('validation')
  const { personId, videoCode, video } = useFragment(fragment, person)
  const [cancel, cancelling] = useCancelValidationVideo()
  if (!video) return <NewVideo personId={personId} videoCode={videoCode} />
  return (
    <>
      {video.status === 'LIVE' && <ValidationVideo src={video.videoUrl} label={t('video.own')} />}
      {video.status === 'CONVERSION_FAILED' && <p className={classes.problem}>{t('video.unreadable')}</p>}
      <div>
        <Button variant="default" loading={cancelling} onClick={() => void cancel({ input: { personId } })}>
          {t('video.cancel')}
        </Button>
      </div>
    </>
  )
}

interface NewVideoProps {
  personId: string
  videoCode: string
}

function NewVideo({ personId, videoCode }: NewVideoProps) {
  const { t } = useTranslation('validation')
  const environment = useRelayEnvironment()
  const { judge } = useUploadRules(PURPOSE)
  const [save, saving] = useSaveValidationVideo()
  const [records, setRecords] = useState(false)
  const [taken, setTaken] = useState<{ readonly file: File; readonly preview: string }>()
  const [consents, setConsents] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [progress, setProgress] = useState<number>()
  const chooser = useRef<HTMLInputElement>(null)
  const abort = useRef<AbortController>(null)
  useEffect(() => () => abort.current?.abort(), [])
  const preview = taken?.preview
  useEffect(() => (preview === undefined ? undefined : () => URL.revokeObjectURL(preview)), [preview])

  const take = (file: File | undefined) => {
    setRecords(false)
    if (!file) return
    const { accepted, problem: refusal } = judge([file])
    setProblem(refusal ?? undefined)
    setTaken(accepted[0] && { file: accepted[0], preview: URL.createObjectURL(accepted[0]) })
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files?.[0])
    // The same file can be chosen again.
    event.currentTarget.value = ''
  }
  const send = async (file: File) => {
    if (!consents) return setProblem(t('video.consentMissing'))
    setProblem(undefined)
    setProgress(0)
    const controller = new AbortController()
    abort.current = controller
    const upload = createSender(environment, PURPOSE)
    const sent = await upload(file, { onProgress: setProgress, signal: controller.signal })
    setProgress(undefined)
    if (!('medium' in sent)) return setProblem(sent.problem ?? t('video.notSent'))
    await save(
      { input: { personId, mediaId: sent.medium.id, consent: true } },
      { onRefused: ([refusal]) => setProblem(refusal?.message) },
    )
  }
  const busy = progress !== undefined || saving
  return (
    <>
      <div>
        <p className={classes.text}>{t('video.readOut')}</p>
        <p className={classes.code}>{`${videoCode.slice(0, 3)} ${videoCode.slice(3)}`}</p>
      </div>
      {records && (
        <Suspense fallback={null}>
          <VideoRecorder code={videoCode} onDone={take} />
        </Suspense>
      )}
      {!records && !taken && (
        <div className={classes.buttons}>
          <Button onClick={() => setRecords(true)}>{t('video.record')}</Button>
          <Button variant="default" onClick={() => chooser.current?.click()}>
            {t('video.choose')}
          </Button>
        </div>
      )}
      <input
        ref={chooser}
        type="file"
        className={classes.hidden}
        accept={acceptAttribute(PURPOSE)}
        tabIndex={-1}
        aria-hidden
        onChange={choose}
      />
      {!records && taken && (
        <>
          <ValidationVideo src={taken.preview} label={t('video.preview')} />
          <Checkbox
            checked={consents}
            label={t('video.consent')}
            onChange={(event) => setConsents(event.currentTarget.checked)}
          />
          {progress !== undefined && <Progress value={Math.round(progress * 100)} aria-label={t('video.sending')} />}
          <div className={classes.buttons}>
            <Button loading={busy} onClick={() => void send(taken.file)}>
              {t('video.send')}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => setTaken(undefined)}>
              {t('video.another')}
            </Button>
          </div>
        </>
      )}
      {problem !== undefined && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
