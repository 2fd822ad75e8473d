import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { toastErrors } from '#platform/mutations/toastErrors'
import type { UserError } from '#platform/mutations/refusal'
import { forgetKeptTexts } from '#shared/keptTexts/keptTexts'
import { useToday } from '#platform/session/useToday'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useEndSession } from '../../mutations/useEndSession'
import { useEndSessions } from '../../mutations/useEndSessions'
import type { SessionList_viewer$key } from './__generated__/SessionList_viewer.graphql'
import classes from './SessionList.module.css'
import { SessionRow } from './SessionRow'

const fragment = graphql`
  fragment SessionList_viewer on Viewer {
    sessions {
      id
      ...SessionRow_session
    }
  }
`

type Which = 'others' | 'all'

export function SessionList({ viewer }: { viewer: SessionList_viewer$key }) {
  const { t } = useTranslation(['account', 'common'])
  const { sessions: known } = useFragment(fragment, viewer)
  const now = useToday()
  const [gone, setGone] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<Which | null>(null)
  const [endSession, endingOne] = useEndSession()
  const [endSessions, endingMany] = useEndSessions()

  const tell = () =>
    notifications.show({ message: t('settings.sessions.ended'), closeButtonProps: { 'aria-label': t('common:close') } })
  const end = async (sessionId: string) => {
    // Another device may have ended the session first.
    const onNotFound = () => {
      setGone((before) => [...before, sessionId])
      tell()
    }
    const answer = await endSession({ input: { sessionId } }, { onNotFound })
    if (answer) tell()
  }
  const endMany = async (which: Which) => {
    const onRefused = (errors: readonly UserError[]) => {
      setAsked(null)
      toastErrors(errors)
    }
    const answer = await endSessions({ input: { includingThis: which === 'all' } }, { onRefused })
    if (!answer) return
    setAsked(null)
    if (which === 'others') return tell()
    forgetKeptTexts()
    window.location.assign('/')
  }

  if (!known) return <p>{t('settings.sessions.failed')}</p>
  const sessions = known.filter(({ id }) => !gone.includes(id))
  return (
    <div>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            busy={endingOne || endingMany}
            onEnd={() => void end(session.id)}
          />
        ))}
      </ul>
      <div className={classes.actions}>
        {sessions.length > 1 && (
          <Button variant="default" onClick={() => setAsked('others')}>
            {t('settings.sessions.endOthers')}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsked('all')}>
          {t('settings.sessions.endAll')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={t('settings.sessions.sure')}
        message={t(asked === 'all' ? 'settings.sessions.sureAll' : 'settings.sessions.sureOthers')}
        confirmLabel={t('settings.sessions.end')}
        busy={endingMany}
        onConfirm={() => asked && void endMany(asked)}
        onCancel={() => setAsked(null)}
      />
    </div>
  )
}
