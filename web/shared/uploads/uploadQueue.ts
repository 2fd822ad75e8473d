/** An uploaded file on the server. It is stored for a day, and visible to nobody until it is saved. */
export interface UploadedMedium {
  /** The global id. */
  readonly id: string
  readonly isVideo: boolean
  /** Address of the picture in medium size; null while there is none. */
  readonly url: string | null
  /** Address of the picture as it was uploaded, for cropping; null for videos. */
  readonly sourceUrl: string | null
}

/** The result of an upload. */
export type SendResult =
  | { readonly medium: UploadedMedium }
  /**
   * The error in the member's language; null for the general message. `canRetry` is false when the same file would
   * be refused again.
   */
  | { readonly problem: string | null; readonly canRetry?: boolean }

/** Sends a file until the signal is aborted. */
export type SendFile = (
  file: File,
  options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<SendResult>

export interface Upload {
  readonly id: number
  readonly file: File
  /** Object URL of the file for the browser's preview. */
  readonly preview: string
  readonly state: 'waiting' | 'sending' | 'uploaded' | 'failed' | 'cancelled'
  /** Sent share, from 0 to 1. */
  readonly progress: number
  /** The server's error for a failed upload, or null. */
  readonly problem: string | null
  /** False for a failed upload that the server would refuse again. */
  readonly canRetry: boolean
  readonly medium: UploadedMedium | null
}

/** Uploads files with limited concurrency. */
export interface UploadQueue {
  /** Returns the ids of the uploads, in the order of the files. */
  readonly add: (files: readonly File[]) => readonly number[]
  /** Cancels a waiting or running upload, which can be retried. */
  readonly cancel: (id: number) => void
  readonly retry: (id: number) => void
  /** Replaces an upload by its edited version. */
  readonly replace: (id: number, medium: UploadedMedium) => void
  /** Marks an uploaded file as refused when it was saved. */
  readonly refuse: (id: number, problem: string) => void
  /** Removes an upload in any state. */
  readonly remove: (id: number) => void
  /** Cancels and removes everything. */
  readonly clear: () => void
  readonly uploads: () => readonly Upload[]
  /** Calls the listener after every change. Returns a stop function. */
  readonly subscribe: (listener: () => void) => () => void
}

/** More in parallel would slow each of them down. */
const AT_ONCE = 3

/** Creates and revokes object URLs. */
interface Previews {
  readonly open: (file: File) => string
  readonly close: (address: string) => void
}

const browserPreviews: Previews = {
  open: (file) => URL.createObjectURL(file),
  close: (address) => URL.revokeObjectURL(address),
}

/** Creates a queue of independent uploads: one that fails does not stop the others. */
export function createUploadQueue(send: SendFile, previews = browserPreviews): UploadQueue {
  let uploads: readonly Upload[] = []
  let nextId = 1
  const running = new Map<number, AbortController>()
  const listeners = new Set<() => void>()

  const publish = (next: readonly Upload[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, facts: Partial<Upload>) =>
    publish(uploads.map((upload) => (upload.id === id ? { ...upload, ...facts } : upload)))

  const run = async ({ id, file }: Upload) => {
    const abort = new AbortController()
    running.set(id, abort)
    change(id, { state: 'sending', progress: 0, problem: null, canRetry: true })
    const onProgress = (progress: number) => {
      if (!abort.signal.aborted) change(id, { progress })
    }
    const result = await send(file, { onProgress, signal: abort.signal }).catch(() => ({ problem: null }))
    // A cancelled upload may have been restarted meanwhile.
    if (abort.signal.aborted) return
    running.delete(id)
    change(id, 'medium' in result ? { state: 'uploaded', progress: 1, ...result } : { state: 'failed', ...result })
    fill()
  }
  const fill = () => {
    for (const upload of uploads) {
      if (running.size >= AT_ONCE) return
      if (upload.state === 'waiting') void run(upload)
    }
  }
  const stop = (id: number) => {
    running.get(id)?.abort()
    running.delete(id)
  }
  const forget = ({ id, preview }: Upload) => {
    stop(id)
    previews.close(preview)
  }

  return {
    add(files) {
      const added = files.map((file) => ({
        id: nextId++,
        file,
        preview: previews.open(file),
        state: 'waiting' as const,
        progress: 0,
        problem: null,
        canRetry: true,
        medium: null,
      }))
      publish([...uploads, ...added])
      fill()
      return added.map(({ id }) => id)
    },
    cancel(id) {
      stop(id)
      change(id, { state: 'cancelled', progress: 0 })
      fill()
    },
    retry(id) {
      change(id, { state: 'waiting', progress: 0, problem: null })
      fill()
    },
    replace(id, medium) {
      change(id, { medium })
    },
    refuse(id, problem) {
      change(id, { problem })
    },
    remove(id) {
      uploads.filter((upload) => upload.id === id).forEach(forget)
      publish(uploads.filter((upload) => upload.id !== id))
      fill()
    },
    clear() {
      uploads.forEach(forget)
      publish([])
    },
    uploads: () => uploads,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
