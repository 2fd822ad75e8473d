/** What a file has become on the server: kept for a day, and shown to nobody until it is put to a use. */
export interface UploadedMedium {
  /** Its global id. */
  readonly id: string
  readonly isVideo: boolean
  /** The address of the picture in the middle size, without token; null while there is nothing to see. */
  readonly path: string | null
  /** The address of the picture as it was uploaded, for cutting; null for videos. */
  readonly sourcePath: string | null
}

/** What became of a file that was sent. */
export type SendResult =
  | { readonly medium: UploadedMedium }
  /**
   * Why it was not taken, in the member's language; null where only the general words are left. `canRetry` is false where
   * the same file would be refused again.
   */
  | { readonly problem: string | null; readonly canRetry?: boolean }

/** Sends a file; told to stop by the signal. */
export type SendFile = (
  file: File,
  options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<SendResult>

/** A file on its way. */
export interface Upload {
  readonly id: number
  readonly file: File
  /** Where the browser shows the file itself, as far as it can. */
  readonly preview: string
  readonly state: 'waiting' | 'sending' | 'uploaded' | 'failed' | 'cancelled'
  /** How much has been sent, from 0 to 1. */
  readonly progress: number
  /** Of a failed one: what the server said, or null. */
  readonly problem: string | null
  /** False for a failed one that the server would refuse again. */
  readonly canRetry: boolean
  /** Of an uploaded one. */
  readonly medium: UploadedMedium | null
}

/** Files that are uploaded a few at a time. */
export interface UploadQueue {
  /** Answers the ids of the uploads, in the order of the files. */
  readonly add: (files: readonly File[]) => readonly number[]
  /** Stops a file that waits or is on its way; it can be tried again. */
  readonly cancel: (id: number) => void
  readonly retry: (id: number) => void
  /** An uploaded picture was edited. */
  readonly replace: (id: number, medium: UploadedMedium) => void
  /** An uploaded file was refused where it should go. */
  readonly refuse: (id: number, problem: string) => void
  /** Takes a file out, whatever its state. */
  readonly remove: (id: number) => void
  /** Stops everything and forgets it. */
  readonly clear: () => void
  readonly uploads: () => readonly Upload[]
  /** Hears of every change. Returns a stop function. */
  readonly subscribe: (listener: () => void) => () => void
}

/** More at once would only make each of them slower. */
const AT_ONCE = 3

/** Addresses of files that the browser has at hand. */
interface Previews {
  readonly open: (file: File) => string
  readonly close: (address: string) => void
}

const browserPreviews: Previews = {
  open: (file) => URL.createObjectURL(file),
  close: (address) => URL.revokeObjectURL(address),
}

/** A queue of uploads, each on its own: one that fails holds no other up. */
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
    // One that was stopped may have been started anew meanwhile.
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
