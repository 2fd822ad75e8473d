import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { useAction } from '#platform/mutations/useAction'
import { tell } from '#platform/toasts/tell'
import type { useTakeOwnershipMutation } from './__generated__/useTakeOwnershipMutation.graphql'

const mutation = graphql`
  mutation useTakeOwnershipMutation($input: TakeLodgeOwnershipInput!) {
    takeLodgeOwnership(input: $input) {
      lodge {
        ...membershipChange_own
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Takes a lodge that has no owner. A refusal says from when the viewer may. Resolves to whether it succeeded. */
export function useTakeOwnership() {
  const { t } = useTranslation('lodge')
  const [commit, busy] = useAction<useTakeOwnershipMutation>(mutation)
  const { revalidate } = useRevalidator()
  const take = useCallback(
    async (lodgeId: string, name: string): Promise<boolean> => {
      const answer = await commit(
        { input: { lodgeId } },
        { updater: (store) => store.get(lodgeId)?.invalidateRecord(), invalidates: ['lodges'] },
      )
      if (!answer) return false
      tell(t('ownerless.taken', { name }))
      void revalidate()
      return true
    },
    [commit, revalidate, t],
  )
  return [take, busy] as const
}
