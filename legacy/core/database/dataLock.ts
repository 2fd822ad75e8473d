import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'

/** Thrown when another living process uses the data directory. */
export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse'

  constructor(dataDir: string, pid: number) {
    super(`The data directory ${dataDir} is already in use by process ${pid}. Stop that one first, or set DATA_DIR.`)
  }
}

interface Claim {
  pid: number
  port: number
  token: string
}

const LOCK_FILE = /^lock\.(\d+)$/
const ANSWER_DEADLINE = 5_000

/**
 * Claims the data directory until `release` or until the process dies in any way: the claim is a listening socket,
 * and the numbered file only says where it listens. Numbers only rise, so that two processes that find a dead
 * claim cannot both replace it.
 */
export async function lockDataDirectory(dataDir: string): Promise<{ release(): Promise<void> }> {
  await mkdir(dataDir, { recursive: true })
  const token = randomUUID()
  const server = await answerWith(token)
  const draft = join(dataDir, `.lock-${token}`)
  try {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    await writeFile(draft, JSON.stringify({ pid: process.pid, port, token } satisfies Claim), { mode: 0o600 })
    let number = 0
    do {
      const latest = await latestClaim(dataDir)
      if (latest && (await isAlive(latest.claim))) throw new DataDirectoryInUse(dataDir, latest.claim.pid)
      number = (latest?.number ?? 0) + 1
    } while (!(await publish(draft, join(dataDir, `lock.${number}`))))
    await removeOlder(dataDir, number)
  } catch (error) {
    server.close()
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  return { release: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** The process that holds the data directory, if any. */
export async function dataDirectoryHolder(dataDir: string): Promise<number | undefined> {
  const latest = await latestClaim(dataDir)
  return latest && (await isAlive(latest.claim)) ? latest.claim.pid : undefined
}

function answerWith(token: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(token)
    })
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server.unref()))
  })
}

async function latestClaim(dataDir: string): Promise<{ number: number; claim: Claim } | undefined> {
  const numbers = (await readdir(dataDir).catch(() => [])).map((name) => Number(LOCK_FILE.exec(name)?.[1] ?? 0))
  const number = Math.max(0, ...numbers)
  if (!number) return undefined
  try {
    return { number, claim: JSON.parse(await readFile(join(dataDir, `lock.${number}`), 'utf8')) as Claim }
  } catch {
    // Replaced since the listing, or damaged on disk: nobody answers for it.
    return { number, claim: { pid: 0, port: 0, token: '' } }
  }
}

async function isAlive(claim: Claim): Promise<boolean> {
  if (!claim.pid || !processExists(claim.pid)) return false
  // Process and port numbers are reused, so that only the token identifies the holder, who may answer late.
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(claim.port, '127.0.0.1')
    socket.setEncoding('utf8').setTimeout(ANSWER_DEADLINE, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('data', (chunk: string) => (answer += chunk))
    socket.on('end', () => resolve(answer === claim.token))
    socket.on('error', () => resolve(false))
  })
}

function processExists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function publish(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function removeOlder(dataDir: string, number: number): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const found = LOCK_FILE.exec(name)
    if (found && Number(found[1]) < number) await rm(join(dataDir, name), { force: true })
  }
}
