import { Button } from '@mantine/core'
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useToday } from '#platform/session/useToday'
import { useViewer } from '#platform/session/useSession'
import { tell } from '#platform/toasts/tell'
import { useSignUp } from '../../mutations/useSignUp'
import { freePlacesFor } from '#shared/gatherings/places'
import type { SignUp_meetup$key } from './__generated__/SignUp_meetup.graphql'
import classes from '#shared/gatherings/SignUp.module.css'

const fragment = graphql`
  fragment SignUp_meetup on Meetup {
    id
    beginsAt
    endsAt
    cancelledAt
    places
    genderPlaces {
      gender
      count
    }
    comingCount
    coming {
      gender
      count
    }
    waitingCount
    viewerStatus
    viewerCanSignUp
    viewerCanQuit
  }
`

interface SignUpProps {
  meetup: SignUp_meetup$key
  lodgeId: string
  /** The viewer does not take part in the lodge. */
  outside: boolean
}

/** The viewer's own sign-up, or why there is none; nothing where the meetup is cancelled. */
export function SignUp({ meetup, lodgeId, outside }: SignUpProps) {
  const { t } = useTranslation(['meetups', 'gatherings'])
  const { gender } = useViewer()
  const now = useToday()
  const data = useFragment(fragment, meetup)
  const { id, viewerStatus, viewerCanSignUp, viewerCanQuit, waitingCount } = data
  const { signUp, quit, busy } = useSignUp(id, lodgeId)
  const [asks, setAsks] = useState(false)
  const expected = freePlacesFor(gender, data) > 0 ? 'COMING' : 'WAITING'

  const isOver = new Date(data.endsAt) <= now
  const wasThere = isOver && viewerStatus === 'COMING'

  if (data.cancelledAt) return null
  // Who waited was not there.
  if (isOver && !wasThere) return <p className={classes.note}>{t('signUp.closed.over')}</p>

  const join = async () => {
    const status = await signUp(expected)
    if (status) tell(t(`gatherings:signUp.done.${status}`))
  }
  const leave = async () => {
    if (viewerStatus == null) return
    setAsks(false)
    if ((await quit(viewerStatus)) !== undefined) tell(t('gatherings:signUp.quit.done'))
  }

  const reason = () => {
    if (new Date(data.beginsAt) <= now) return 'begun'
    if (outside) return 'outside'
    return data.genderPlaces.some((each) => each.gender === gender && each.count === 0) ? 'leftOut' : null
  }
  const closed = viewerStatus == null && !viewerCanSignUp ? reason() : null
  return (
    <div className={classes.signUp}>
      {viewerStatus != null && (
        <p className={classes.status} data-status={viewerStatus} role="status">
          {viewerStatus === 'COMING' ? (
            <IconCircleCheck size={22} stroke={1.75} aria-hidden />
          ) : (
            <IconHourglass size={22} stroke={1.75} aria-hidden />
          )}
          {t(wasThere ? 'gatherings:marks.WAS_THERE' : `gatherings:signUp.status.${viewerStatus}`)}
        </p>
      )}
      {closed && <p className={classes.note}>{t(`signUp.closed.${closed}`)}</p>}
      {viewerCanSignUp && (
        <Button fullWidth size="md" disabled={busy} onClick={() => void join()}>
          {t(`gatherings:signUp.action.${expected}`)}
        </Button>
      )}
      {viewerStatus != null && viewerCanQuit && (
        <Button
          fullWidth
          variant="default"
          disabled={busy}
          onClick={() => (viewerStatus === 'COMING' && waitingCount > 0 ? setAsks(true) : void leave())}
        >
          {t(`gatherings:signUp.quit.${viewerStatus}`)}
        </Button>
      )}
      <ConfirmDialog
        opened={asks}
        title={t('gatherings:signUp.quit.title')}
        message={t('gatherings:signUp.quit.text')}
        confirmLabel={t('gatherings:signUp.quit.COMING')}
        onConfirm={() => void leave()}
        onCancel={() => setAsks(false)}
      />
    </div>
  )
}
