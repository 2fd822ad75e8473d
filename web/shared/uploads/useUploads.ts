import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { createSender } from './sendUpload'
import type { UploadPurpose } from './uploadFiles'
import { createUploadQueue } from './uploadQueue'

/** Returns an upload queue that is cleared on unmount. */
export function useUploads(purpose: UploadPurpose) {
  const environment = useRelayEnvironment()
  const [queue] = useState(() => createUploadQueue(createSender(environment, purpose)))
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  useEffect(() => () => queue.clear(), [queue])
  return { queue, uploads }
}
