import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import type { RecordSourceProxy } from 'relay-runtime'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import type { useOwnStepsJoinMutation } from './__generated__/useOwnStepsJoinMutation.graphql'
import type { useOwnStepsLeaveMutation } from './__generated__/useOwnStepsLeaveMutation.graphql'
import type { useOwnStepsRejectMutation } from './__generated__/useOwnStepsRejectMutation.graphql'
import type { useOwnStepsRequestMutation } from './__generated__/useOwnStepsRequestMutation.graphql'
import type { useOwnStepsWithdrawMutation } from './__generated__/useOwnStepsWithdrawMutation.graphql'
import { showEntered, showLeft } from './membershipChange'

const joining = graphql`
  mutation useOwnStepsJoinMutation($input: JoinLodgeInput!) {
    joinLodge(input: $input) {
      lodge {
        ...membershipChange_own
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const requesting = graphql`
  mutation useOwnStepsRequestMutation($input: RequestLodgeMembershipInput!) {
    requestLodgeMembership(input: $input) {
      lodge {
        ...membershipChange_own
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const withdrawing = graphql`
  mutation useOwnStepsWithdrawMutation($input: WithdrawLodgeRequestInput!) {
    withdrawLodgeRequest(input: $input) {
      lodge {
        ...membershipChange_own
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const rejecting = graphql`
  mutation useOwnStepsRejectMutation($input: RejectLodgeInvitationInput!) {
    rejectLodgeInvitation(input: $input) {
      lodge {
        ...membershipChange_own
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const leaving = graphql`
  mutation useOwnStepsLeaveMutation($input: LeaveLodgeInput!) {
    leaveLodge(input: $input) {
      lodge {
        ...membershipChange_own
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** The viewer's lists that change with a step. */
const LISTS = ['lodges', 'lodgeInvitations', 'lodgeNotificationSettings']

/** Sets fields of a lodge before the answer. */
const preview = (lodgeId: string, values: Readonly<Record<string, string | null>>) => (store: RecordSourceProxy) => {
  const lodge = store.get(lodgeId)
  for (const [name, value] of Object.entries(values)) lodge?.setValue(value, name)
}

/**
 * The viewer's steps into a lodge and out of it. Each shows at once, and is taken back when it fails; each resolves to
 * whether it succeeded. After joining and leaving, the screen reads anew what a lodge shows to its members only.
 */
export function useOwnSteps(lodgeId: string) {
  const [commitJoin, joins] = useAction<useOwnStepsJoinMutation>(joining)
  const [commitRequest, requests] = useAction<useOwnStepsRequestMutation>(requesting)
  const [commitWithdraw, withdraws] = useAction<useOwnStepsWithdrawMutation>(withdrawing)
  const [commitReject, rejects] = useAction<useOwnStepsRejectMutation>(rejecting)
  const [commitLeave, leaves] = useAction<useOwnStepsLeaveMutation>(leaving)
  const { revalidate } = useRevalidator()

  const forget = useCallback((store: RecordSourceProxy) => store.get(lodgeId)?.invalidateRecord(), [lodgeId])

  const join = useCallback(async (): Promise<boolean> => {
    const answer = await commitJoin(
      { input: { lodgeId } },
      {
        optimisticUpdater: (store) => {
          showEntered(store, lodgeId)
          preview(lodgeId, { viewerInvitationStatus: null })(store)
        },
        updater: forget,
        invalidates: LISTS,
      },
    )
    if (answer) void revalidate()
    return answer !== null
  }, [commitJoin, forget, lodgeId, revalidate])

  const request = useCallback(
    async (text: string, options?: RefusalOptions): Promise<boolean> => {
      const answer = await commitRequest(
        { input: { lodgeId, text } },
        {
          ...options,
          optimisticUpdater: preview(lodgeId, { viewerRole: 'REQUESTING', viewerRequestStatus: 'CREATED' }),
        },
      )
      return answer !== null
    },
    [commitRequest, lodgeId],
  )

  const withdraw = useCallback(async (): Promise<boolean> => {
    const answer = await commitWithdraw(
      { input: { lodgeId } },
      { optimisticUpdater: preview(lodgeId, { viewerRole: null, viewerRequestStatus: null }), invalidates: LISTS },
    )
    return answer !== null
  }, [commitWithdraw, lodgeId])

  const reject = useCallback(async (): Promise<boolean> => {
    const answer = await commitReject(
      { input: { lodgeId } },
      { optimisticUpdater: preview(lodgeId, { viewerInvitationStatus: 'REJECTED' }), invalidates: LISTS },
    )
    return answer !== null
  }, [commitReject, lodgeId])

  const leave = useCallback(async (): Promise<boolean> => {
    const answer = await commitLeave(
      { input: { lodgeId } },
      { optimisticUpdater: (store) => showLeft(store, lodgeId), updater: forget, invalidates: LISTS },
    )
    if (answer) void revalidate()
    return answer !== null
  }, [commitLeave, forget, lodgeId, revalidate])

  return { join, request, withdraw, reject, leave, busy: joins || requests || withdraws || rejects || leaves }
}
