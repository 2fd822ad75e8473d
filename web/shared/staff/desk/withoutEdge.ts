import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime'

/** Takes an item without an id out of a list. */
export function withoutEdge(
  store: RecordSourceSelectorProxy<unknown>,
  connectionId: string | undefined,
  isGone: (node: RecordProxy) => boolean,
): void {
  const list = connectionId === undefined ? undefined : store.get(connectionId)
  const edges = list?.getLinkedRecords('edges')?.filter((edge) => {
    const node = edge?.getLinkedRecord('node')
    return !node || !isGone(node)
  })
  if (edges) list?.setLinkedRecords(edges, 'edges')
}
