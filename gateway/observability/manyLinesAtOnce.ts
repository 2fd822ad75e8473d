import { type DestinationStream, pino } from 'pino'

/**
 * A file that gets many lines at once, since writing takes as long as a dozen lines: 60 kB, what came in 200 ms, or the
 * rest when the process ends. It keeps bytes, because a text would be copied whole for each further line.
 */
export function manyLinesAtOnce(): DestinationStream {
  const file = pino.destination({
    sync: false,
    minLength: 60_000,
    maxWrite: 65_536,
    periodicFlush: 200,
    contentMode: 'buffer',
  })
  // Its types do not say that it takes bytes.
  const write = file.write.bind(file) as (line: string | Buffer) => boolean
  return Object.assign(file, { write: (line: string) => write(Buffer.from(line)) })
}
