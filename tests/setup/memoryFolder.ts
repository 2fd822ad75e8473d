import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

const MEMORY = '/dev/shm'
/** For a database with its log, and what the tests upload. */
const NEEDED = 3 * 1024 ** 3

/**
 * Has this process and its children keep their temporary files in memory, where there is enough of it. Every file of
 * tests copies a database, and some disks take a second for that.
 */
export function keepFilesInMemory(): void {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize > NEEDED && freemem() > NEEDED) process.env.TMPDIR = MEMORY
  } catch {
    // Not every system has such a folder.
  }
}
