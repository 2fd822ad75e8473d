import { useCallback } from 'react'
import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useSetCuratedMutation } from './__generated__/useSetCuratedMutation.graphql'

const mutation = graphql`
  mutation useSetCuratedMutation($input: SetCuratedInput!) @raw_response_type {
    setCurated(input: $input) {
      entry {
        id
        isCurated
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Adds or removes the staff's recommendation of an entry. Resolves to whether it succeeded. */
export function useSetCurated() {
  const [commit, busy] = useAction<useSetCuratedMutation>(mutation)
  const set = useCallback(
    async (id: string, curated: boolean): Promise<boolean> => {
      const answer = await commit(
        { input: { id, curated } },
        { optimisticResponse: { setCurated: { entry: { id, isCurated: curated }, userErrors: [] } } },
      )
      return answer !== null
    },
    [commit],
  )
  return [set, busy] as const
}
