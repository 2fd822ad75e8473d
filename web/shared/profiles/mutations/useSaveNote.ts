import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import { recordsOf } from '#platform/relay/recordsOf'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import type { useSaveNoteMutation } from './__generated__/useSaveNoteMutation.graphql'

const mutation = graphql`
  mutation useSaveNoteMutation($input: SaveNoteInput!) {
    saveNote(input: $input) {
      note {
        text
        updatedAt
      }
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

/** Saves the note about a profile, and updates it everywhere on screen. */
export function useSaveNote() {
  const environment = useRelayEnvironment()
  const [commit, busy] = useAction<useSaveNoteMutation>(mutation)
  const save = useCallback(
    (profileId: string, text: string, refusal: RefusalOptions) =>
      commit(
        { input: { profileId, text } },
        {
          ...refusal,
          updater: (store, data) => {
            const note = data?.saveNote.note
            if (!note) return
            for (const id of recordsOf(environment, 'Note')) {
              const record = store.get(id)
              if (record?.getLinkedRecord('profile')?.getDataID() !== profileId) continue
              record.setValue(note.text, 'text').setValue(note.updatedAt, 'updatedAt')
            }
          },
        },
      ),
    [commit, environment],
  )
  return [save, busy] as const
}
