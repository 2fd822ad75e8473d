import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { Avatar } from '#ui/Avatar'
import { ValidationVideo } from '../../components/ValidationVideo'
import { useDecideValidationVideo } from '../../mutations/useDecideValidationVideo'
import type { WaitingVideo_video$key } from './__generated__/WaitingVideo_video.graphql'
import classes from './ValidationDeskScreen.module.css'
import { withoutEdge } from './withoutEdge'

const fragment = graphql`
  fragment WaitingVideo_video on WaitingValidationVideo {
    name
    gender
    age
    startedAt
    code
    timesRefused
    video {
      id
      videoUrl
    }
    picture {
      ...usePictureSource_picture
    }
  }
`

interface WaitingVideoProps {
  video: WaitingVideo_video$key
  /** The list that a decided video leaves. */
  connectionId: string | undefined
}

/** A video beside the face of the profile, with the digits to hear and the decision. */
export function WaitingVideo({ video: key, connectionId }: WaitingVideoProps) {
  const { t } = useTranslation(['validation', 'facts'])
  const locale = useLocale()
  const { name, gender, age, startedAt, code, timesRefused, video, picture } = useFragment(fragment, key)
  const source = usePictureSource(picture)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [decide, busy] = useDecideValidationVideo()
  const { id: videoId, videoUrl } = video
  const run = (isValid: boolean) => {
    const written = reason.trim()
    if (!isValid && written === '') return setError(t('desk.reasonNeeded'))
    return void decide(
      { input: { videoId, isValid, reason: isValid ? null : written } },
      {
        onRefused: ([refusal]) => setError(refusal?.message),
        updater: (store) =>
          withoutEdge(store, connectionId, (node) => node.getLinkedRecord('video')?.getValue('id') === videoId),
      },
    )
  }
  const facts = [
    t('person.oneOfTwo', { gender: t(`facts:gender.${gender}`), age }),
    t('desk.since', { date: formatDate(startedAt, locale, { style: 'medium' }) }),
    timesRefused > 0 && t('desk.refused', { count: timesRefused }),
  ].filter(Boolean)
  return (
    <article className={classes.item} aria-label={name}>
      <div className={classes.head}>
        <Avatar name={name} picture={source} size={72} />
        <div>
          <h3 className={classes.name}>{name}</h3>
          <p className={classes.facts}>{facts.join(' · ')}</p>
        </div>
      </div>
      <div>
        <p className={classes.facts}>{t('desk.hear')}</p>
        <p className={classes.code}>{`${code.slice(0, 3)} ${code.slice(3)}`}</p>
      </div>
      <ValidationVideo src={videoUrl} label={t('desk.videoOf', { name })} />
      <Textarea
        label={t('desk.reason')}
        description={t('desk.reasonHint')}
        autosize
        minRows={2}
        maxLength={1000}
        value={reason}
        error={error}
        onChange={(event) => {
          setReason(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <div className={classes.buttons}>
        <Button loading={busy} onClick={() => run(true)}>
          {t('desk.accept')}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => run(false)}>
          {t('desk.refuse')}
        </Button>
      </div>
    </article>
  )
}
