import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import type { Gender } from '#shared/gatherings/places'
import { useAction } from '#platform/mutations/useAction'
import type { EventSignUpStatus, useEventSignUpMutation } from './__generated__/useEventSignUpMutation.graphql'
import type { useEventSignUpQuitMutation } from './__generated__/useEventSignUpQuitMutation.graphql'
import type { useEventSignUpVisibleMutation } from './__generated__/useEventSignUpVisibleMutation.graphql'

const signingUp = graphql`
  mutation useEventSignUpMutation($input: SignUpForEventInput!) {
    signUpForEvent(input: $input) {
      event {
        address
        viewerSignUp {
          status
        }
        ...EventSignUp_event
        ...EventGuests_event
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const quitting = graphql`
  mutation useEventSignUpQuitMutation($input: QuitEventInput!) {
    quitEvent(input: $input) {
      event {
        address
        ...EventSignUp_event
        ...EventGuests_event
      }
      refund {
        amount
        currency
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const showing = graphql`
  mutation useEventSignUpVisibleMutation($input: SetEventSignUpVisibleInput!) {
    setEventSignUpVisible(input: $input) {
      event {
        ...EventSignUp_event
        ...EventGuests_event
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** What the places that are shown promise. */
interface Expected {
  readonly status: EventSignUpStatus
  readonly persons: number
  readonly gender: Gender
}

/** Counts the viewer in or out, before the server's own counts are there. */
function count(store: RecordSourceProxy, id: string, { status, persons, gender }: Expected, sign: 1 | -1) {
  const event = store.get(id)
  if (!event) return
  const add = (field: 'comingCount' | 'waitingCount' | 'freePlaces', by: number) => {
    const known: unknown = event.getValue(field)
    if (known != null) event.setValue(Math.max(0, Number(known) + by), field)
  }
  const addOwn = (field: 'coming' | 'freeByGender', by: number) => {
    const own = event.getLinkedRecords(field)?.find((each) => each.getValue('gender') === gender)
    own?.setValue(Math.max(0, Number(own.getValue('count')) + by), 'count')
    return own != null
  }
  if (status === 'WAITING') {
    add('waitingCount', sign)
    return
  }
  add('freePlaces', -sign * persons)
  addOwn('freeByGender', -sign)
  // A held place is taken, but nobody comes yet.
  if (status === 'HELD') return
  add('comingCount', sign * persons)
  if (!addOwn('coming', sign) && sign === 1) {
    const added = store
      .create(`client:${id}:coming:${gender}`, 'EventGenderCount')
      .setValue(gender, 'gender')
      .setValue(1, 'count')
    event.setLinkedRecords([...(event.getLinkedRecords('coming') ?? []), added], 'coming')
  }
}

/**
 * Signs the viewer up for an event, or ends that: shown at once, taken back on failure. The lists of the viewer's events are
 * read anew.
 */
export function useEventSignUp(id: string) {
  const [commitSignUp, signsUp] = useAction<useEventSignUpMutation>(signingUp)
  const [commitQuit, quits] = useAction<useEventSignUpQuitMutation>(quitting)
  const [commitVisible] = useAction<useEventSignUpVisibleMutation>(showing)

  /** Resolves to the status afterwards; undefined on failure. */
  const signUp = useCallback(
    async (
      wish: { readonly personIds: readonly string[] | null; readonly visible: boolean },
      expected: Expected,
    ): Promise<EventSignUpStatus | undefined> => {
      const answer = await commitSignUp(
        { input: { id, ...wish } },
        {
          invalidates: ['events'],
          optimisticUpdater: (store) => {
            const event = store.get(id)
            const own = store
              .create(`client:${id}:viewerSignUp:expected`, 'ViewerSignUp')
              .setValue(expected.status, 'status')
              .setValue(expected.persons, 'persons')
              .setValue(wish.visible, 'isVisible')
            for (const field of ['position', 'heldUntil', 'orderNumber', 'checkedInAt']) own.setValue(null, field)
            own.setValue(null, 'paid')
            event
              ?.setLinkedRecord(own, 'viewerSignUp')
              .setValue(false, 'viewerCanSignUp')
              .setValue(false, 'viewerCanQuit')
            count(store, id, expected, 1)
          },
        },
      )
      return answer?.signUpForEvent.event?.viewerSignUp?.status
    },
    [commitSignUp, id],
  )
  /** Resolves to what is paid back; null on failure. */
  const quit = useCallback(
    async (gender: Gender) => {
      const answer = await commitQuit(
        { input: { id } },
        {
          invalidates: ['events'],
          optimisticUpdater: (store) => {
            const event = store.get(id)
            const own = event?.getLinkedRecord('viewerSignUp')
            if (!event || !own) return
            const status = own.getValue('status') as EventSignUpStatus
            event.setValue(null, 'viewerSignUp').setValue(true, 'viewerCanSignUp').setValue(false, 'viewerCanQuit')
            count(store, id, { status, persons: Number(own.getValue('persons')), gender }, -1)
          },
        },
      )
      return answer && { refund: answer.quitEvent.refund }
    },
    [commitQuit, id],
  )
  const setVisible = useCallback(
    (visible: boolean) =>
      commitVisible(
        { input: { id, visible } },
        {
          optimisticUpdater: (store) => {
            store.get(id)?.getLinkedRecord('viewerSignUp')?.setValue(visible, 'isVisible')
          },
        },
      ),
    [commitVisible, id],
  )
  return { signUp, quit, setVisible, busy: signsUp || quits }
}
