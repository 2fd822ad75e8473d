import type { IEnvironment, RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { recordsOf } from './recordsOf'

/** Takes items out of all lists of a kind, whatever their filters: for items that have no id of their own. */
export function removeEdges(
  store: RecordSourceProxy,
  environment: IEnvironment,
  connectionType: string,
  isGone: (node: RecordProxy) => boolean,
): void {
  for (const id of recordsOf(environment, connectionType)) {
    const connection = store.get(id)
    const edges = connection?.getLinkedRecords('edges')
    const kept = edges?.filter((edge) => {
      const node = edge?.getLinkedRecord('node')
      return !node || !isGone(node)
    })
    if (kept && kept.length !== edges?.length) connection?.setLinkedRecords(kept, 'edges')
  }
}

/** Whether an item is about the profile. */
export function isAbout(profileId: string): (node: RecordProxy) => boolean {
  return (node) => node.getLinkedRecord('profile')?.getDataID() === profileId
}
