import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { recordsOf } from '../../../relay/recordsOf'
import { useCommit } from '../../../relay/useCommit'
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
        code
        message
        field
      }
    }
  }
`

/** Throws the note about somebody away; it leaves the list of notes. */
export function useDeleteNote() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useCommit<useDeleteNoteMutation>(mutation)
  const remove = useCallback(
    (profileId: string) =>
      commit(
        { input: { profileId } },
        {
          updater: (store, data) => {
            if (!data?.deleteNote.profileId) return
            for (const id of recordsOf(environment, 'NoteConnection')) {
              const connection = store.get(id)
              const edges = connection?.getLinkedRecords('edges')
              const isAbout = (edge: NonNullable<typeof edges>[number]) =>
                edge?.getLinkedRecord('node')?.getLinkedRecord('profile')?.getDataID() === profileId
              if (edges?.some(isAbout))
                connection?.setLinkedRecords(
                  edges.filter((edge) => !isAbout(edge)),
                  'edges',
                )
            }
          },
        },
      ),
    [commit, environment],
  )
  return [remove, busy] as const
}
