import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { usePlace } from '#shared/profiles/usePlace'
import classes from '#shared/staff/desk/Desk.module.css'
import { DeskItem } from '#shared/staff/desk/DeskItem'
import { ReasonedDecision } from '#shared/staff/desk/ReasonedDecision'
import { withoutEdge } from '#shared/staff/desk/withoutEdge'
import { useDecideDarkApplication } from '../../mutations/useDecideDarkApplication'
import type { ApplicationForm_application$key } from './__generated__/ApplicationForm_application.graphql'

const fragment = graphql`
  fragment ApplicationForm_application on DarkApplication {
    profileId
    name
    ages
    area {
      ...usePlace_area
    }
    picture {
      ...usePictureSource_picture
    }
    isValidated
    createdAt
    text
    appliedAt
    timesDeclined
  }
`

interface ApplicationFormProps {
  application: ApplicationForm_application$key
  /** The list that a decided application leaves. */
  connectionId: string | undefined
}

type Decision = 'APPROVED' | 'DECLINED' | 'MORE_ASKED'

/** An application with the decision on it. */
export function ApplicationForm({ application: key, connectionId }: ApplicationFormProps) {
  const { t } = useTranslation('darkProfile')
  const locale = useLocale()
  const application = useFragment(fragment, key)
  const { profileId, name, ages, picture, isValidated, createdAt, text, appliedAt, timesDeclined } = application
  const place = usePlace(application.area)
  const [decide, busy] = useDecideDarkApplication()
  const day = (moment: string) => formatDate(moment, locale, { style: 'medium' })
  return (
    <DeskItem
      name={name}
      more={ages.join(' · ')}
      level={2}
      picture={picture}
      facts={[
        [
          place,
          isValidated ? t('desk.validated') : t('desk.notValidated'),
          t('desk.since', { date: day(createdAt) }),
          timesDeclined > 0 && t('desk.declined', { count: timesDeclined }),
        ],
        [t('desk.applied', { date: day(appliedAt) })],
      ]}
    >
      <p className={classes.words}>{text}</p>
      <ReasonedDecision<Decision>
        label={t('desk.reason')}
        hint={t('desk.reasonHint')}
        reasonNeeded={t('desk.reasonNeeded')}
        choices={[
          { decision: 'APPROVED', label: t('desk.approve'), hotkey: 'y', needsReason: false },
          { decision: 'MORE_ASKED', label: t('desk.askForMore'), hotkey: 'm', needsReason: true },
          { decision: 'DECLINED', label: t('desk.decline'), hotkey: 'n', needsReason: true },
        ]}
        busy={busy}
        onDecide={(decision, reason, onRefused) =>
          void decide(
            { input: { profileId, decision, reason } },
            {
              onRefused: ([refusal]) => onRefused(refusal?.message),
              updater: (store) => withoutEdge(store, connectionId, (node) => node.getValue('profileId') === profileId),
            },
          )
        }
      />
    </DeskItem>
  )
}
