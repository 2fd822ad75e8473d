import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDate } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { usePlace } from '#shared/profiles/usePlace'
import { Avatar } from '#ui/Avatar'
import { useDecideDarkApplication } from '../../mutations/useDecideDarkApplication'
import type { ApplicationForm_application$key } from './__generated__/ApplicationForm_application.graphql'
import classes from './DarkDeskScreen.module.css'

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
  const { profileId, name, ages, isValidated, createdAt, text, appliedAt, timesDeclined } = application
  const picture = usePictureSource(application.picture)
  const place = usePlace(application.area)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const [decide, busy] = useDecideDarkApplication()
  const run = (decision: Decision) => {
    const written = reason.trim()
    if (written === '' && decision !== 'APPROVED') return setError(t('desk.reasonNeeded'))
    return void decide(
      { input: { profileId, decision, reason: written || null } },
      {
        onRefused: ([refusal]) => setError(refusal?.message),
        updater: (store) => {
          const list = connectionId === undefined ? undefined : store.get(connectionId)
          const edges = list
            ?.getLinkedRecords('edges')
            ?.filter((edge) => edge?.getLinkedRecord('node')?.getValue('profileId') !== profileId)
          if (edges) list?.setLinkedRecords(edges, 'edges')
        },
      },
    )
  }
  const day = (moment: string) => formatDate(moment, locale, { style: 'medium' })
  const facts = [
    place,
    isValidated ? t('desk.validated') : t('desk.notValidated'),
    t('desk.since', { date: day(createdAt) }),
    timesDeclined > 0 && t('desk.declined', { count: timesDeclined }),
  ].filter(Boolean)
  return (
    <article className={classes.application} aria-label={name}>
      <div className={classes.head}>
        <Avatar name={name} picture={picture} size={72} />
        <div>
          <h2 className={classes.name}>{`${name} ${ages.join(' · ')}`}</h2>
          <p className={classes.facts}>{facts.join(' · ')}</p>
          <p className={classes.facts}>{t('desk.applied', { date: day(appliedAt) })}</p>
        </div>
      </div>
      <p className={classes.why}>{text}</p>
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
        <Button loading={busy} onClick={() => run('APPROVED')}>
          {t('desk.approve')}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => run('MORE_ASKED')}>
          {t('desk.askForMore')}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => run('DECLINED')}>
          {t('desk.decline')}
        </Button>
      </div>
    </article>
  )
}
