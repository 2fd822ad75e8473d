import { useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { countMembers } from '#shared/lodges/mutations/membershipChange'
import { useAction } from '#platform/mutations/useAction'
import { invalidateLists } from '#platform/relay/invalidateLists'
import type { memberStepsApproveMutation } from './__generated__/memberStepsApproveMutation.graphql'
import type { memberStepsAssistantMutation } from './__generated__/memberStepsAssistantMutation.graphql'
import type { memberStepsBlockMutation } from './__generated__/memberStepsBlockMutation.graphql'
import type { memberStepsCoOwnerMutation } from './__generated__/memberStepsCoOwnerMutation.graphql'
import type { memberStepsDeclineMutation } from './__generated__/memberStepsDeclineMutation.graphql'
import type { memberStepsRemoveMutation } from './__generated__/memberStepsRemoveMutation.graphql'
import type { memberStepsRemoveRequestMutation } from './__generated__/memberStepsRemoveRequestMutation.graphql'
import type { memberStepsUnblockMutation } from './__generated__/memberStepsUnblockMutation.graphql'
import {
  approving,
  blocking,
  declining,
  removing,
  removingRequest,
  settingAssistant,
  settingCoOwner,
  unblocking,
} from './memberSteps'

/** The lodge's lists that change with a step. */
const LISTS = ['members', 'managedMembers', 'requests', 'invitations', 'blockedProfiles', 'activities']

/** The membership that a leader's step is about. */
export interface MemberStep {
  readonly membershipId: string
  readonly profileId: string
}

type Change = (membership: RecordProxy, lodge: RecordProxy | null | undefined) => void

const now = () => new Date().toISOString()

const end: Change = (membership) => {
  for (const name of ['role', 'joinedAt', 'requestStatus', 'invitationStatus', 'blockedAt']) {
    membership.setValue(null, name)
  }
}

const endRequest: Change = (membership, lodge) => {
  const count: unknown = lodge?.getValue('requestCount')
  if (membership.getValue('role') === 'REQUESTING' && typeof count === 'number') {
    lodge?.setValue(Math.max(0, count - 1), 'requestCount')
  }
}

const approve: Change = (membership, lodge) => {
  endRequest(membership, lodge)
  countMembers(lodge, 1)
  membership.setValue('MEMBER', 'role').setValue('APPROVED', 'requestStatus').setValue(now(), 'joinedAt')
}

const decline: Change = (membership, lodge) => {
  endRequest(membership, lodge)
  membership.setValue('DECLINED', 'role').setValue('DECLINED', 'requestStatus')
}

const remove: Change = (membership, lodge) => {
  endRequest(membership, lodge)
  if (membership.getValue('joinedAt') != null) countMembers(lodge, -1)
  end(membership, lodge)
}

const block: Change = (membership, lodge) => {
  remove(membership, lodge)
  membership.setValue('BLACKLISTED', 'role').setValue(now(), 'blockedAt')
}

const become =
  (role: 'ASSISTANT' | 'CO_OWNER' | 'MEMBER'): Change =>
  (membership) =>
    membership.setValue(role, 'role')

/**
 * The leaders' steps with members, requests and blocks of a lodge. Lists show memberships by their state, so that a step
 * shows in all of them at once, and is taken back when it fails. Each resolves to whether it succeeded.
 */
export function useMemberSteps(lodgeId: string) {
  const environment = useRelayEnvironment()
  const [commitApprove, busyApprove] = useAction<memberStepsApproveMutation>(approving)
  const [commitDecline, busyDecline] = useAction<memberStepsDeclineMutation>(declining)
  const [commitRemoveRequest, busyRemoveRequest] = useAction<memberStepsRemoveRequestMutation>(removingRequest)
  const [commitRemove, busyRemove] = useAction<memberStepsRemoveMutation>(removing)
  const [commitBlock, busyBlock] = useAction<memberStepsBlockMutation>(blocking)
  const [commitUnblock, busyUnblock] = useAction<memberStepsUnblockMutation>(unblocking)
  const [commitAssistant, busyAssistant] = useAction<memberStepsAssistantMutation>(settingAssistant)
  const [commitCoOwner, busyCoOwner] = useAction<memberStepsCoOwnerMutation>(settingCoOwner)

  const showing = useCallback(
    ({ membershipId }: MemberStep, change: Change) => ({
      optimisticUpdater: (store: RecordSourceProxy) => {
        const membership = store.get(membershipId)
        if (membership) change(membership, store.get(lodgeId))
      },
      updater: (store: RecordSourceProxy) => invalidateLists(store, environment, lodgeId, LISTS),
    }),
    [environment, lodgeId],
  )
  /** Nothing is left of such a membership, so that the answer does not hold it. */
  const ending = useCallback(
    (step: MemberStep, change: Change) => {
      const { optimisticUpdater, updater } = showing(step, change)
      return {
        optimisticUpdater,
        updater: (store: RecordSourceProxy) => {
          updater(store)
          const membership = store.get(step.membershipId)
          if (membership) end(membership, null)
        },
      }
    },
    [showing],
  )

  return {
    approve: async (step: MemberStep) => (await commitApprove(inputOf(step), showing(step, approve))) !== null,
    decline: async (step: MemberStep) => (await commitDecline(inputOf(step), showing(step, decline))) !== null,
    removeRequest: async (step: MemberStep) =>
      (await commitRemoveRequest(inputOf(step), ending(step, remove))) !== null,
    remove: async (step: MemberStep) => (await commitRemove(inputOf(step), ending(step, remove))) !== null,
    block: async (step: MemberStep) => (await commitBlock(inputOf(step), showing(step, block))) !== null,
    unblock: async (step: MemberStep) => (await commitUnblock(inputOf(step), ending(step, end))) !== null,
    setAssistant: async (step: MemberStep, assistant: boolean) => {
      const input = { ...inputOf(step).input, assistant }
      return (await commitAssistant({ input }, showing(step, become(assistant ? 'ASSISTANT' : 'MEMBER')))) !== null
    },
    setCoOwner: async (step: MemberStep, coOwner: boolean) => {
      const input = { ...inputOf(step).input, coOwner }
      return (await commitCoOwner({ input }, showing(step, become(coOwner ? 'CO_OWNER' : 'MEMBER')))) !== null
    },
    busy: [
      busyApprove,
      busyDecline,
      busyRemoveRequest,
      busyRemove,
      busyBlock,
      busyUnblock,
      busyAssistant,
      busyCoOwner,
    ].includes(true),
  }

  function inputOf({ profileId }: MemberStep) {
    return { input: { lodgeId, profileId } }
  }
}

export type MemberSteps = ReturnType<typeof useMemberSteps>
