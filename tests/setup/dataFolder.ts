import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty data directory in the system's temporary folder, accessible to the user that root's PostgreSQL runs as. */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `nordlys-${name}-`))
  await chmod(folder, 0o755)
  return folder
}

/** Removes a data directory, including the part that was stored elsewhere because that user could not access it. */
export async function removeDataFolder(folder: string): Promise<void> {
  const cluster = await realpath(join(folder, 'postgres')).catch(() => undefined)
  if (cluster) await rm(cluster, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
}
