import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { ProfileKinkInput, useSetKinkMutation } from './__generated__/useSetKinkMutation.graphql'

const mutation = graphql`
  mutation useSetKinkMutation($input: SetProfileKinksInput!) {
    setProfileKinks(input: $input) {
      kinks {
        kink {
          id
          viewerLevel
          viewerHasPrivate
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Says how fond of a kink the viewer is; shows at once. */
export function useSetKink() {
  const [commit] = useAction<useSetKinkMutation>(mutation)
  return useCallback(
    (kink: ProfileKinkInput) =>
      commit(
        { input: { kinks: [kink] } },
        {
          optimistic: (store) => {
            const record = store.get(kink.kinkId)
            record?.setValue(kink.level ?? null, 'viewerLevel')
            if (kink.level == null) record?.setValue(false, 'viewerHasPrivate')
            else if (kink.private != null) record?.setValue(kink.private, 'viewerHasPrivate')
          },
          invalidates: ['kinks'],
        },
      ),
    [commit],
  )
}
