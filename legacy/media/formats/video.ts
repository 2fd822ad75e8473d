import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The upload in a video's storage folder, until it is converted. */
export const ORIGINAL = 'original'

/** Timeout of a conversion in milliseconds: a crafted file must not keep the machine busy again and again. */
const CONVERSION_DEADLINE = 20 * 60 * 1000
const LONGER_SIDE = 1280
const MAX_SECONDS = 600
/** An 8K frame: a small file can hold frames that fill the memory. */
const MAX_PIXELS = 7680 * 4320

/** Converts videos to a format that every browser plays. */
export interface VideoConverter {
  /**
   * Writes an MP4 without metadata and a JPEG of an early frame; returns the length in whole seconds. Aborts with
   * an error on the signal.
   * @throws `UnreadableVideo` when no retry will ever succeed
   */
  convert(
    input: string,
    demuxer: string,
    output: { video: string; poster: string },
    stopping?: AbortSignal,
  ): Promise<number>
}

/** The file holds no decodable video. */
export class UnreadableVideo extends Error {}

/** The converter of this machine; undefined if ffmpeg is not installed. */
export async function findVideoConverter(
  program = 'ffmpeg',
  deadline = CONVERSION_DEADLINE,
): Promise<VideoConverter | undefined> {
  try {
    await run(program, ['-version'])
  } catch {
    return undefined
  }
  return {
    convert: async (input, demuxer, { video, poster }, stopping) => {
      const limits = ['-max_pixels', String(MAX_PIXELS)]
      const ffmpeg = (args: string[]) => runFfmpeg(program, args, { timeout: deadline, signal: stopping })
      const progress = await ffmpeg([...limits, '-f', demuxer, '-i', input, ...conversion, video])
      await ffmpeg(['-f', 'mov', '-i', video, '-frames:v', '1', '-q:v', '2', poster])
      return secondsIn(progress)
    },
  }
}

// The encoder needs even sides; neither may exceed the limit.
const scale = `scale=w='min(${LONGER_SIDE},iw)':h='min(${LONGER_SIDE},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`

const conversion = [
  `-map 0:v:0 -map 0:a:0? -map_metadata -1 -map_chapters -1 -t ${MAX_SECONDS}`,
  `-vf ${scale} -c:v libx264 -preset veryfast -crf 24 -pix_fmt yuv420p`,
  '-c:a aac -b:a 128k -ac 2 -movflags +faststart -f mp4',
  // Reports progress once a minute and at the end; the last report gives the length.
  '-progress pipe:1 -stats_period 60',
].flatMap((part) => part.split(' '))

function secondsIn(progress: string): number {
  const microseconds = [...progress.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1]
  return Math.round(Number(microseconds ?? 0) / 1_000_000)
}

interface Bounds {
  /** Milliseconds. */
  readonly timeout: number
  readonly signal: AbortSignal | undefined
}

async function runFfmpeg(program: string, args: string[], { timeout, signal }: Bounds): Promise<string> {
  // Local files only: a crafted playlist must not make the server fetch addresses.
  const guard = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-threads', '1', '-protocol_whitelist', 'file']
  try {
    const { stdout } = await run(program, [...guard, ...args], {
      timeout,
      killSignal: 'SIGKILL',
      signal,
    })
    return stdout
  } catch (error) {
    // An exit code or a timeout condemns the file; a failed start or a stopping server is this machine's problem.
    if (!(error instanceof Error) || signal?.aborted) throw error
    const verdict = 'code' in error && typeof error.code === 'number'
    const tookTooLong = 'killed' in error && error.killed === true
    if (!verdict && !tookTooLong) throw error
    throw new UnreadableVideo('ffmpeg cannot read the video', { cause: error })
  }
}
