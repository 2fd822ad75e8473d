import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { DeskItem } from '#shared/staff/desk/DeskItem'
import { ReasonedDecision } from '#shared/staff/desk/ReasonedDecision'
import { withoutEdge } from '#shared/staff/desk/withoutEdge'
import { ValidationVideo } from '../../components/ValidationVideo'
import { useDecideValidationVideo } from '../../mutations/useDecideValidationVideo'
import type { WaitingVideo_video$key } from './__generated__/WaitingVideo_video.graphql'
import classes from './ValidationDeskScreen.module.css'

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
  const [decide, busy] = useDecideValidationVideo()
  const { id: videoId, videoUrl } = video
  return (
    <DeskItem
      name={name}
      level={3}
      picture={picture}
      facts={[
        [
          t('person.oneOfTwo', { gender: t(`facts:gender.${gender}`), age }),
          t('desk.since', { date: formatDate(startedAt, locale, { style: 'medium' }) }),
          timesRefused > 0 && t('desk.refused', { count: timesRefused }),
        ],
      ]}
    >
      <div>
        <p className={classes.facts}>{t('desk.hear')}</p>
        <p className={classes.code}>{`${code.slice(0, 3)} ${code.slice(3)}`}</p>
      </div>
      <ValidationVideo src={videoUrl} label={t('desk.videoOf', { name })} />
      <ReasonedDecision<boolean>
        label={t('desk.reason')}
        hint={t('desk.reasonHint')}
        reasonNeeded={t('desk.reasonNeeded')}
        choices={[
          { decision: true, label: t('desk.accept'), hotkey: 'y', needsReason: false },
          { decision: false, label: t('desk.refuse'), hotkey: 'n', needsReason: true },
        ]}
        busy={busy}
        onDecide={(isValid, reason, onRefused) =>
          void decide(
            { input: { videoId, isValid, reason: isValid ? null : reason } },
            {
              onRefused: ([refusal]) => onRefused(refusal?.message),
              updater: (store) =>
                withoutEdge(store, connectionId, (node) => node.getLinkedRecord('video')?.getValue('id') === videoId),
            },
          )
        }
      />
    </DeskItem>
  )
}
