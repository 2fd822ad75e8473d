import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { isAbout, removeEdges } from '#platform/relay/removeEdges'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import type { useDeleteNoteMutation } from './__generated__/useDeleteNoteMutation.graphql'

const mutation = graphql`
  mutation useDeleteNoteMutation($input: DeleteNoteInput!) {
    deleteNote(input: $input) {
      profileId
      profile {
        id
        viewerNote
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** Deletes the note about a profile and removes it from the list of notes. */
export function useDeleteNote() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useAction<useDeleteNoteMutation>(mutation)
  const remove = useCallback(
    (profileId: string, refusal: RefusalOptions) =>
      commit(
        { input: { profileId } },
        {
          ...refusal,
          updater: (store, data) => {
            if (data?.deleteNote.profileId) removeEdges(store, environment, 'NoteConnection', isAbout(profileId))
          },
        },
      ),
    [commit, environment],
  )
  return [remove, busy] as const
}
