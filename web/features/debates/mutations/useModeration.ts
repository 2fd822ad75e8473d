import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { useAction } from '#platform/mutations/useAction'
import type { useModerationLockMutation } from './__generated__/useModerationLockMutation.graphql'
import type { useModerationMoveMutation } from './__generated__/useModerationMoveMutation.graphql'
import type { useModerationPinMutation } from './__generated__/useModerationPinMutation.graphql'

const locking = graphql`
  mutation useModerationLockMutation($input: SetDebateEntryLockedInput!) {
    setDebateEntryLocked(input: $input) {
      entry {
        id
        isLocked
        hasCommentsEnabled
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const pinning = graphql`
  mutation useModerationPinMutation($input: SetDebateEntryPinnedInput!) {
    setDebateEntryPinned(input: $input) {
      entry {
        id
        isPinned
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const moving = graphql`
  mutation useModerationMoveMutation($input: MoveDebateEntryInput!) {
    moveDebateEntry(input: $input) {
      entry {
        id
        category {
          id
          legacyId
          name
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/**
 * What moderators do with a topic of a lodge: shown at once, taken back on failure. Lists that it stands in are read
 * anew. Each resolves to whether it succeeded.
 */
export function useModeration(lodgeId: string, id: string) {
  const [commitLock] = useAction<useModerationLockMutation>(locking)
  const [commitPin] = useAction<useModerationPinMutation>(pinning)
  const [commitMove] = useAction<useModerationMoveMutation>(moving)
  const updater = useCallback(
    (store: Pick<RecordSourceProxy, 'get'>) => store.get(lodgeId)?.invalidateRecord(),
    [lodgeId],
  )
  const setLocked = useCallback(
    async (locked: boolean): Promise<boolean> => {
      const optimistic = (store: RecordSourceProxy) =>
        void store.get(id)?.setValue(locked, 'isLocked').setValue(!locked, 'hasCommentsEnabled')
      return (await commitLock({ input: { id, locked } }, { optimistic })) !== null
    },
    [commitLock, id],
  )
  const setPinned = useCallback(
    async (pinned: boolean): Promise<boolean> => {
      const optimistic = (store: RecordSourceProxy) => void store.get(id)?.setValue(pinned, 'isPinned')
      return (await commitPin({ input: { id, pinned } }, { optimistic, updater })) !== null
    },
    [commitPin, id, updater],
  )
  const move = useCallback(
    async (categoryId: string): Promise<boolean> => {
      const optimistic = (store: RecordSourceProxy) => {
        const category = store.get(categoryId)
        if (category) store.get(id)?.setLinkedRecord(category, 'category')
      }
      return (await commitMove({ input: { id, categoryId } }, { optimistic, updater })) !== null
    },
    [commitMove, id, updater],
  )
  return { setLocked, setPinned, move }
}
