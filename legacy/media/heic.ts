import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { Problem } from '../core/problem'

/** The pixels of a picture as RGBA. */
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
 * Decodes the HEIC picture of a telephone, which sharp cannot. A thread of its own holds nobody up, and takes the decoder's
 * memory with it when it ends.
 * @throws a `Problem` when the picture cannot be read in time
 */
export async function decodeHeic(path: string, { maxPixels, maxMs }: Bounds): Promise<Pixels> {
  const bytes = await readFile(path)
  const worker = new Worker(new URL('./heicWorker.js', import.meta.url), {
    workerData: { bytes, maxPixels },
    // The decoder writes what it thinks of a file.
    stdout: true,
    stderr: true,
  })
  // A thread that ends without a word has failed too.
  const ended = once(worker, 'exit').then(() => undefined)
  try {
    const message = once(worker, 'message', { signal: AbortSignal.timeout(maxMs) })
    const [pixels] = ((await Promise.race([message, ended])) ?? []) as [Pixels?]
    if (pixels) return pixels
  } catch {
    // Not a picture, too many pixels, or too slow.
  } finally {
    await worker.terminate()
  }
  throw new Problem(422, 'FILE_UNREADABLE')
}
