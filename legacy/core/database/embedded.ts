import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { lockDataDirectory } from './dataLock'
import { canUse, runProgram, serverBinaries, serverIdentity, SHARED_FOLDER, type Identity } from './embeddedBinaries'
import { runPostmaster, stopLeftOver, type Installation } from './postmaster'

const NAME = 'nordlys'
/** Of postmaster.pid, counted from 0. */
const PORT_LINE = 3

export interface EmbeddedPostgresOptions {
  /** The directory of this installation; the cluster goes to `postgres` in it. */
  dataDir: string
  /** The port on 127.0.0.1; a free one by default. */
  port?: number
  /** False where a power cut may lose data, as in tests: writes are not flushed to disk. */
  durable?: boolean
}

export interface EmbeddedPostgres {
  /** Connection address of the database `nordlys`, with its password. */
  url: string
  /** Aborts running transactions and ends the server with all data written; can be called twice. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL as a child process on the data directory, and creates cluster and database on the first start.
 * Stops a server that a killed process left behind; a second start on the same directory throws
 * `DataDirectoryInUse`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  const lock = await lockDataDirectory(dataDir)
  try {
    const identity = await serverIdentity()
    const installation: Installation = {
      bin: await serverBinaries(identity),
      cluster: join(dataDir, 'postgres'),
      log: join(dataDir, 'postgres.log'),
      identity,
      durable: options.durable ?? true,
    }
    if (existsSync(installation.cluster)) await takeOver(installation)
    const password = await prepareCluster(dataDir, installation)
    installation.cluster = await realpath(installation.cluster)
    const server = await runPostmaster(installation, options.port)
    const end = async () => {
      try {
        await server.stop()
      } finally {
        await lock.release()
      }
    }
    let stopped: Promise<void> | undefined
    return {
      url: `postgres://${NAME}:${password}@127.0.0.1:${server.port}/${NAME}`,
      stop: () => (stopped ??= end()),
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** The address of the server that another process runs on a data directory; undefined where none runs. */
export async function runningPostgresUrl(dataDir: string): Promise<string | undefined> {
  const password = await readFile(join(dataDir, 'postgres.password'), 'utf8').catch(() => '')
  const lines = await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')
  const port = lines.split('\n')[PORT_LINE]
  return password && port ? `postgres://${NAME}:${password}@127.0.0.1:${port}/${NAME}` : undefined
}

async function takeOver(installation: Installation): Promise<void> {
  installation.cluster = await realpath(installation.cluster)
  if (!canUse(installation.cluster, installation.identity)) {
    throw new Error(`The user of PostgreSQL cannot reach ${installation.cluster}: open its folders or set DATA_DIR.`)
  }
  await stopLeftOver(installation)
}

/** Creates a missing cluster and returns the password of its one login. */
async function prepareCluster(dataDir: string, installation: Installation): Promise<string> {
  const secret = join(dataDir, 'postgres.password')
  const draft = join(dataDir, 'postgres.new')
  const exists = existsSync(installation.cluster)
  const known = await readFile(secret, 'utf8').catch(() => '')
  if (exists && known) return known

  const password = randomBytes(24).toString('base64url')
  if (exists) {
    await runSql(installation, installation.cluster, [`ALTER ROLE ${NAME} PASSWORD '${password}'`])
  } else {
    await discard(draft)
    await makeCluster(installation, await reserve(draft, installation.identity), password)
  }
  await writeFile(`${secret}.new`, password, { mode: 0o600 })
  await rename(`${secret}.new`, secret)
  if (!exists) {
    // Only a complete cluster gets the final name: an interrupted one is created again.
    await rm(installation.cluster, { force: true })
    await rename(draft, installation.cluster)
  }
  return password
}

async function makeCluster(installation: Installation, folder: string, password: string): Promise<void> {
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const access = ['--username=postgres', '--auth-local=reject', '--auth-host=scram-sha-256', '--no-instructions']
  await runProgram(join(installation.bin, 'initdb'), ['-D', folder, ...locale, ...access], installation.identity)
  // The superuser has no password and so no access; its work is done here, before anything listens.
  await runSql(installation, folder, [
    'CREATE EXTENSION earthdistance CASCADE',
    `CREATE ROLE ${NAME} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${NAME} OWNER ${NAME}`,
  ])
}

function runSql({ bin, identity }: Installation, cluster: string, statements: string[]): Promise<void> {
  const args = ['--single', '-D', cluster, '-c', 'exit_on_error=on', 'template1']
  return runProgram(join(bin, 'postgres'), args, identity, statements.map((statement) => `${statement};\n`).join(''))
}

/** Creates the empty folder of a cluster, as a link to a shared place where the server's user cannot reach it here. */
async function reserve(folder: string, identity: Identity): Promise<string> {
  await mkdir(folder, { mode: 0o700 })
  if (identity.uid === undefined || identity.gid === undefined) return realpath(folder)
  await chown(folder, identity.uid, identity.gid)
  if (canUse(folder, identity)) return realpath(folder)

  await rm(folder, { recursive: true })
  await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 })
  const elsewhere = await mkdtemp(join(SHARED_FOLDER, 'data-'))
  await symlink(elsewhere, folder)
  await chmod(elsewhere, 0o700)
  await chown(elsewhere, identity.uid, identity.gid)
  return elsewhere
}

async function discard(draft: string): Promise<void> {
  const folder = await realpath(draft).catch(() => undefined)
  if (folder) await rm(folder, { recursive: true, force: true })
  await rm(draft, { force: true })
}
