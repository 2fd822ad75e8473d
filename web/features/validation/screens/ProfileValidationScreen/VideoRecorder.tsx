import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './ProfileValidationScreen.module.css'

const MAX_SECONDS = 60
const TYPES = ['video/webm', 'video/mp4'] as const

interface VideoRecorderProps {
  /** The digits, shown beside the picture while it is recorded. */
  code: string
  /** With the video, or with nothing where it was given up. */
  onDone: (file: File | undefined) => void
}

/** Records a video with the camera of the device, of a minute at most. */
export function VideoRecorder({ code, onDone }: VideoRecorderProps) {
  const { t } = useTranslation('validation')
  const picture = useRef<HTMLVideoElement>(null)
  const recorder = useRef<MediaRecorder>(null)
  const [stream, setStream] = useState<MediaStream>()
  const [failed, setFailed] = useState(false)
  const [seconds, setSeconds] = useState<number>()

  useEffect(() => {
    let opened: MediaStream | undefined
    let left = false
    const close = () => opened?.getTracks().forEach((track) => track.stop())
    const open = async () => {
      try {
        opened = await navigator.mediaDevices.getUserMedia({ audio: true, video: { facingMode: 'user', width: 640 } })
        // The member has left while the browser asked.
        if (left) return close()
        if (picture.current) picture.current.srcObject = opened
        setStream(opened)
      } catch {
        setFailed(true)
      }
    }
    void open()
    return () => {
      left = true
      close()
    }
  }, [])

  const recording = seconds !== undefined
  useEffect(() => {
    if (!recording) return
    const clock = window.setInterval(() => setSeconds((passed = 0) => passed + 1), 1000)
    return () => window.clearInterval(clock)
  }, [recording])
  useEffect(() => {
    if (seconds !== undefined && seconds >= MAX_SECONDS) recorder.current?.stop()
  }, [seconds])

  const start = (source: MediaStream) => {
    const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each))
    const made = new MediaRecorder(source, type && { mimeType: type })
    const parts: Blob[] = []
    made.ondataavailable = ({ data }) => void parts.push(data)
    made.onstop = () => {
      const kind = type ?? 'video/webm'
      onDone(new File(parts, `video.${kind.slice('video/'.length)}`, { type: kind }))
    }
    recorder.current = made
    made.start()
    setSeconds(0)
  }

  return (
    <>
      {failed ? (
        <p className={classes.problem} role="alert">
          {t('recorder.failed')}
        </p>
      ) : (
        <video ref={picture} className={classes.stage} autoPlay muted playsInline aria-label={t('recorder.picture')} />
      )}
      {recording && (
        <p className={classes.text} role="status">
          {t('recorder.recording', { code: `${code.slice(0, 3)} ${code.slice(3)}` })}
        </p>
      )}
      <div className={classes.buttons}>
        {stream && !recording && <Button onClick={() => start(stream)}>{t('recorder.start')}</Button>}
        {recording && (
          <Button color="danger" onClick={() => recorder.current?.stop()}>
            {t('recorder.stop', { seconds })}
          </Button>
        )}
        {!recording && (
          <Button variant="default" onClick={() => onDone(undefined)}>
            {t('recorder.giveUp')}
          </Button>
        )}
      </div>
    </>
  )
}
