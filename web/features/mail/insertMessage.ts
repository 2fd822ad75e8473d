import { ConnectionHandler, type DataID, type RecordSourceProxy } from 'relay-runtime'

export interface PlacedMessage {
  readonly id: DataID
  readonly legacyId: number
  readonly cursor: string
}

/**
 * Position of a message among those shown, oldest first. Null when it is already there, or comes before all of
 * them: older messages load as pages, without gaps.
 */
export function placeAmong(shown: readonly number[], legacyId: number): number | null {
  const [oldest] = shown
  if (oldest !== undefined && legacyId < oldest) return null
  const place = shown.findLastIndex((other) => other <= legacyId)
  return shown[place] === legacyId ? null : place + 1
}

/** Inserts a message into the list of its conversation, once and at its position, whatever brought it. */
export function insertMessage(
  store: RecordSourceProxy,
  connectionId: DataID,
  { id, legacyId, cursor }: PlacedMessage,
): void {
  const connection = store.get(connectionId)
  const node = store.get(id)
  if (!connection || !node) return
  const edges = connection.getLinkedRecords('edges') ?? []
  const shown = edges.map((edge) => Number(edge?.getLinkedRecord('node')?.getValue('legacyId')))
  const place = placeAmong(shown, legacyId)
  if (place === null) return
  const edge = ConnectionHandler.createEdge(store, connection, node, 'MessageEdge')
  edge.setValue(cursor, 'cursor')
  connection.setLinkedRecords(edges.toSpliced(place, 0, edge), 'edges')
}
