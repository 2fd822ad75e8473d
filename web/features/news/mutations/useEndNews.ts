import { graphql } from 'react-relay'
import { useAction } from '#platform/mutations/useAction'
import type { useEndNewsDeleteMutation } from './__generated__/useEndNewsDeleteMutation.graphql'
import type { useEndNewsMutation } from './__generated__/useEndNewsMutation.graphql'

const ending = graphql`
  mutation useEndNewsMutation($input: EndNewsInput!) {
    endNews(input: $input) {
      news {
        state
        endsAt
        revision
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const deleting = graphql`
  mutation useEndNewsDeleteMutation($input: DeleteNewsInput!) {
    deleteNews(input: $input) {
      deletedId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const invalidates = ['staffNews']

/** Ends running news, and deletes planned ones; the list is fetched anew. Both resolve to whether it is done. */
export function useEndNews() {
  const [end, ends] = useAction<useEndNewsMutation>(ending)
  const [remove, removes] = useAction<useEndNewsDeleteMutation>(deleting)
  return {
    busy: ends || removes,
    end: async (id: string) => (await end({ input: { id } }, { invalidates })) !== null,
    remove: async (id: string) => (await remove({ input: { id } }, { invalidates })) !== null,
  }
}
