import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { Problem } from '../../core/problem'

/** Pixels of a picture as RGBA. */
interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

interface Bounds {
  readonly maxPixels: number
  readonly maxMs: number
}

/**
 * Decodes an HEIC picture from a phone, which sharp cannot. Runs in a worker thread, so that it blocks nothing and
 * frees the decoder's memory at its end.
 * @throws a `Problem` when the picture cannot be read in time
 */
export async function decodeHeic(path: string, { maxPixels, maxMs }: Bounds): Promise<Pixels> {
  const bytes = await readFile(path)
  const worker = new Worker(new URL('./heicWorker.js', import.meta.url), {
    workerData: { bytes, maxPixels },
    // Captures the decoder's output about a file.
    stdout: true,
    stderr: true,
  })
  // A thread that exits without a message has failed too.
  const ended = once(worker, 'exit').then(() => undefined)
  try {
    const message = once(worker, 'message', { signal: AbortSignal.timeout(maxMs) })
    const [pixels] = ((await Promise.race([message, ended])) ?? []) as [Pixels?]
    if (pixels) return pixels
  } catch {
    // Not a picture, too many pixels, or a timeout.
  } finally {
    await worker.terminate()
  }
  throw new Problem(422, 'FILE_UNREADABLE')
}
