import { useCallback } from 'react'
import { ConnectionHandler, graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment, RecordSourceProxy } from 'relay-runtime'
import { useAction, type RefusalOptions } from '#platform/mutations/useAction'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import { recordsOf } from '#platform/relay/recordsOf'
import type { useNotesAddMutation } from './__generated__/useNotesAddMutation.graphql'
import type { useNotesDeleteMutation } from './__generated__/useNotesDeleteMutation.graphql'

const adding = graphql`
  mutation useNotesAddMutation($input: AddLodgeMemberNoteInput!, $connections: [ID!]!) {
    addLodgeMemberNote(input: $input) {
      noteEdge @prependEdge(connections: $connections) {
        node {
          id
          ...NoteItem_note
        }
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

const deleting = graphql`
  mutation useNotesDeleteMutation($input: DeleteLodgeMemberNoteInput!) {
    deleteLodgeMemberNote(input: $input) {
      deletedId
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

/** The notes on a member, where they are shown. */
export interface NoteList {
  readonly lodgeId: string
  readonly membershipId: string
  readonly connectionId: string | undefined
}

/** Lists of members hold the number of notes and the last one: follows both from the notes themselves. */
function followNotes(store: RecordSourceProxy, environment: IEnvironment, list: NoteList, change: 1 | -1): void {
  const notes = list.connectionId ? store.get(list.connectionId)?.getLinkedRecords('edges') : null
  const latest = notes?.[0]?.getLinkedRecord('node')
  for (const id of recordsOf(environment, 'LodgeMemberManagementEdge')) {
    const edge = store.get(id)
    if (edge?.getLinkedRecord('node')?.getDataID() !== list.membershipId) continue
    edge.setValue(Math.max(0, Number(edge.getValue('noteCount')) + change), 'noteCount')
    if (latest) edge.setLinkedRecord(latest, 'latestNote')
    else edge.setValue(null, 'latestNote')
  }
}

/** Adds and deletes the leaders' notes on a member. Each resolves to whether it succeeded. */
export function useNotes(list: NoteList) {
  const environment = useRelayEnvironment()
  const [commitAdd, adds] = useAction<useNotesAddMutation>(adding)
  const [commitDelete, removes] = useAction<useNotesDeleteMutation>(deleting)
  const { keyOf, forget } = useRepeatKey()
  const { lodgeId, connectionId } = list
  const add = useCallback(
    async (profileId: string, text: string, options: RefusalOptions): Promise<boolean> => {
      const connections = connectionId ? [connectionId] : []
      const note = { lodgeId, profileId, text }
      const answer = await commitAdd(
        { input: { ...note, key: keyOf(note) }, connections },
        { ...options, updater: (store) => followNotes(store, environment, list, 1) },
      )
      if (answer) forget()
      return answer !== null
    },
    [commitAdd, connectionId, environment, forget, keyOf, list, lodgeId],
  )
  const remove = useCallback(
    async (id: string): Promise<boolean> => {
      const drop = (store: RecordSourceProxy) => {
        const connection = connectionId ? store.get(connectionId) : null
        if (connection) ConnectionHandler.deleteNode(connection, id)
        followNotes(store, environment, list, -1)
      }
      const answer = await commitDelete({ input: { lodgeId, id } }, { optimistic: drop })
      return answer !== null
    },
    [commitDelete, connectionId, environment, list, lodgeId],
  )
  return { add, remove, adds, removes }
}
