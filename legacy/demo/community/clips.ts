import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Deps } from '../../core/handler'
import { storePicture, type StoredPicture } from '../../media/formats/pictures'
import { CONVERTED } from '../../shared/media/fileNames'
import { findVideoConverter } from '../../media/formats/video'
import { renderLandscape } from './landscapes'
import { createRandom } from './random'

const CLIP_TIMEOUT_MS = 120_000
const FRAMES_PER_SECOND = 12

/** Length of a clip in seconds, the same for the same seed. */
export function clipSeconds(seed: string): number {
  return createRandom(`clip ${seed}`).int(2, 5)
}

/** Draws a short clip that pans over a landscape, and stores it like an uploaded video. */
export async function drawClip(
  { media }: Pick<Deps, 'media'>,
  storageKey: string,
  seed: string,
): Promise<StoredPicture & { readonly duration: number }> {
  const converter = await findVideoConverter()
  if (!converter) throw new Error('Clips wait for ffmpeg to be installed')
  const folder = await mkdtemp(join(tmpdir(), 'clip-'))
  try {
    const [still, drawn, video, poster] = ['still.jpg', 'drawn.mp4', 'video.mp4', 'poster.jpg'].map((name) =>
      join(folder, name),
    ) as [string, string, string, string]
    await writeFile(still, await renderLandscape(`clip ${seed}`))
    await promisify(execFile)('ffmpeg', panOver(still, drawn, clipSeconds(seed)), { timeout: CLIP_TIMEOUT_MS })
    const duration = await converter.convert(drawn, 'mov', { video, poster })
    await media.put(`${storageKey}/${CONVERTED}`, createReadStream(video))
    return { ...(await storePicture(media, storageKey, poster)), duration }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function panOver(still: string, video: string, seconds: number): string[] {
  const pan = `scale=1200:800,crop=960:540:x='t/${seconds}*(iw-ow)':y='(ih-oh)/2'`
  const input = ['-loop', '1', '-framerate', String(FRAMES_PER_SECOND), '-t', String(seconds), '-i', still]
  const output = ['-vf', pan, '-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-threads', '1', video]
  return ['-nostdin', '-loglevel', 'error', '-y', ...input, ...output]
}
