import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Strings that must not remain in a converted video. */
export const secrets = ['secret', '+55.6761']

const chapters = ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=1000\ntitle=secret chapter\n'

/** A phone's video, rotated and with sound: every metadata field names author, subject and place. */
export async function telephoneVideo(seconds: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'video-test-'))
  try {
    const [facts, file] = [join(folder, 'facts.txt'), join(folder, 'video.mov')]
    await writeFile(facts, chapters)
    const picture = ['-f', 'lavfi', '-i', `testsrc=size=640x360:rate=5:duration=${seconds}`]
    const sound = ['-f', 'lavfi', '-i', `sine=duration=${seconds}`]
    const inputs = picture.concat(sound, ['-i', facts, '-map', '0', '-map', '1', '-map_metadata', '2'])
    const ofFile = ['title=secret', 'comment=secret', 'artist=secret', 'location=+55.6761+012.5683/']
    const ofStreams = ['-metadata:s:v', 'handler_name=secret', '-metadata:s:a', 'title=secret']
    const told = ofFile.flatMap((tag) => ['-metadata', tag]).concat(ofStreams, ['-movflags', 'use_metadata_tags'])
    await promisify(execFile)('ffmpeg', ['-loglevel', 'error', ...inputs, ...told, '-pix_fmt', 'yuv420p', file])
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
