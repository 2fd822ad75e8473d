import { useEffect, useState, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { createSender } from './sendUpload'
import type { UploadOptions } from './uploadOptions'
import { createUploadQueue } from './uploadQueue'

/** A queue of uploads that lives as long as what shows it. */
export function useUploads(options: UploadOptions) {
  const environment = useRelayEnvironment()
  const [queue] = useState(() => createUploadQueue(createSender(environment, options)))
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  useEffect(() => () => queue.clear(), [queue])
  return { queue, uploads }
}
