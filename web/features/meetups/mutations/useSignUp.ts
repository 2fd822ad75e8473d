import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { useAction } from '#platform/mutations/useAction'
import { useViewer } from '#platform/session/useSession'
import type { useSignUpMutation } from './__generated__/useSignUpMutation.graphql'
import type { useSignUpQuitMutation } from './__generated__/useSignUpQuitMutation.graphql'

const signingUp = graphql`
  mutation useSignUpMutation($input: SignUpForMeetupInput!) {
    signUpForMeetup(input: $input) {
      meetup {
        viewerStatus
        ...SignUp_meetup
        ...Attendees_meetup
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const quitting = graphql`
  mutation useSignUpQuitMutation($input: QuitMeetupInput!) {
    quitMeetup(input: $input) {
      meetup {
        ...SignUp_meetup
        ...Attendees_meetup
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

type Status = 'COMING' | 'WAITING'

/** Counts the viewer in or out, before the server's own counts are there. */
function count(store: RecordSourceProxy, id: string, gender: string | null | undefined, status: Status, by: 1 | -1) {
  const meetup = store.get(id)
  if (!meetup) return
  const add = (field: 'comingCount' | 'waitingCount') =>
    meetup.setValue(Math.max(0, Number(meetup.getValue(field)) + by), field)
  if (status === 'WAITING') return void add('waitingCount')
  add('comingCount')
  const coming = meetup.getLinkedRecords('coming') ?? []
  const own = coming.find((each) => each.getValue('gender') === gender)
  if (own) own.setValue(Math.max(0, Number(own.getValue('count')) + by), 'count')
  else if (gender != null && by === 1) {
    const added = store
      .create(`client:${id}:coming:${gender}`, 'MeetupGenderCount')
      .setValue(gender, 'gender')
      .setValue(1, 'count')
    meetup.setLinkedRecords([...coming, added], 'coming')
  }
}

/**
 * Signs the viewer up for a meetup of a lodge, or ends that: shown at once, taken back on failure. The calendars of the
 * lodge are read anew. Each resolves to the status afterwards, or to undefined on failure.
 */
export function useSignUp(id: string, lodgeId: string) {
  const { gender } = useViewer()
  const [commitSignUp, signsUp] = useAction<useSignUpMutation>(signingUp)
  const [commitQuit, quits] = useAction<useSignUpQuitMutation>(quitting)

  const signUp = useCallback(
    /** `expected`: the status as the places that are shown promise it. */
    async (expected: Status) => {
      const answer = await commitSignUp(
        { input: { id } },
        {
          optimisticUpdater: (store) => {
            store
              .get(id)
              ?.setValue(expected, 'viewerStatus')
              .setValue(false, 'viewerCanSignUp')
              .setValue(true, 'viewerCanQuit')
            count(store, id, gender, expected, 1)
          },
          updater: (store) => store.get(lodgeId)?.invalidateRecord(),
        },
      )
      return answer ? (answer.signUpForMeetup.meetup?.viewerStatus ?? null) : undefined
    },
    [commitSignUp, gender, id, lodgeId],
  )
  const quit = useCallback(
    async (present: Status) => {
      const answer = await commitQuit(
        { input: { id } },
        {
          optimisticUpdater: (store) => {
            store
              .get(id)
              ?.setValue(null, 'viewerStatus')
              .setValue(true, 'viewerCanSignUp')
              .setValue(false, 'viewerCanQuit')
            count(store, id, gender, present, -1)
          },
          updater: (store) => store.get(lodgeId)?.invalidateRecord(),
        },
      )
      return answer ? null : undefined
    },
    [commitQuit, gender, id, lodgeId],
  )
  return { signUp, quit, busy: signsUp || quits }
}
