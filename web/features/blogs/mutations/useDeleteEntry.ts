import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { removeEdges } from '../../../relay/removeEdges'
import { useCommit } from '../../../relay/useCommit'
import { tellUserErrors } from '../../../app/errors/tellUserErrors'
import type { useDeleteEntryMutation } from './__generated__/useDeleteEntryMutation.graphql'

const mutation = graphql`
  mutation useDeleteEntryMutation($input: DeleteBlogEntryInput!) {
    deleteBlogEntry(input: $input) {
      deletedId
      userErrors {
        code
        message
        field
      }
    }
  }
`

/** Deletes an entry of the viewer's; it leaves every list. Answers whether it was done. */
export function useDeleteEntry() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useCommit<useDeleteEntryMutation>(mutation)
  const remove = useCallback(
    async (id: string): Promise<boolean> => {
      const answer = await commit(
        { input: { id } },
        {
          updater: (store, data) => {
            if (!data?.deleteBlogEntry.deletedId) return
            for (const list of ['BlogEntryConnection', 'BlogSearchConnection']) {
              removeEdges(store, environment, list, (node) => node.getDataID() === id)
            }
          },
        },
      )
      return answer !== null && !tellUserErrors(answer.deleteBlogEntry.userErrors)
    },
    [commit, environment],
  )
  return [remove, busy] as const
}
