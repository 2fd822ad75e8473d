import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { databaseOn, openPool } from '../../legacy/core/database/connect'
import { startEmbeddedPostgres } from '../../legacy/core/database/embedded'
import { migrate } from '../../legacy/core/database/migrate'
import { freePort } from '../../legacy/core/freePort'
import { beginSession } from '../../legacy/core/access/session'
import { readSettings } from '../../legacy/core/settings'
import { insertProfile } from '../../legacy/testing/profiles'
import { ROOT } from '../../scripts/support/serverProcess'
import { makeDataFolder, removeDataFolder } from '../setup/dataFolder'

// Sends many large pictures at once to a server in a process of its own, and prints its memory use (Linux only):
// npm run bench:uploads -- --pictures 20 --rounds 3
const { values } = parseArgs({
  options: {
    pictures: { type: 'string', default: '20' },
    /** Growth of memory from round to round would indicate a leak. */
    rounds: { type: 'string', default: '3' },
  },
})

const print = (line: string) => process.stdout.write(`${line}\n`)
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** 24 megapixels with a camera's noise, stored sideways: the decoder needs all of it in memory to rotate it. */
async function largePicture(): Promise<Buffer> {
  const [width, height] = [6000, 4000]
  const grain = sharp(randomBytes((width * height * 3) / 4), {
    raw: { width: width / 2, height: height / 2, channels: 3 },
  })
  return grain.resize(width, height).blur(1.2).withMetadata({ orientation: 6 }).jpeg({ quality: 88 }).toBuffer()
}

/** A field of the process's status in bytes: VmRSS is current, VmHWM the peak. */
async function memoryOf(pid: number, line: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024
}

async function session(url: string): Promise<string> {
  const db = databaseOn(openPool(url, () => undefined))
  const clock = { now: () => new Date() }
  const settings = readSettings({ SECRET: 'benchmark' })
  const profileId = await insertProfile({ deps: { db, clock, settings } }, { name: 'Photographer' })
  const { token } = await beginSession({ db, clock }, { profileId, rememberMe: false })
  await db.destroy()
  return token
}

async function send(origin: string, token: string, picture: Buffer): Promise<number> {
  const body = new FormData()
  body.set('File', new Blob([new Uint8Array(picture)]), 'photo.jpg')
  const response = await fetch(`${origin}/api/Common/UploadTempMedia`, {
    method: 'POST',
    headers: { cookie: `sid=${token}` },
    body,
  })
  await response.arrayBuffer()
  return response.status
}

async function measure(dataDir: string, url: string): Promise<void> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const files = join(dataDir, 'files')
  await mkdir(files)
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: files,
    DEMO: 'off',
    LEGACY_PORT: String(port),
    LOG_LEVEL: 'error',
  }
  const server = spawn(process.execPath, ['--import', 'tsx', 'legacy/main/main.ts'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  })
  const ended = once(server, 'exit')
  try {
    const ready = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (server.exitCode === null && !(await ready())) await delay(200)
    const pid = server.pid ?? 0
    const token = await session(url)
    const picture = await largePicture()
    print(`${values.pictures} pictures of 24 MP and ${megabytes(picture.length)} at once, ${values.rounds} times`)
    print(`idle: ${megabytes(await memoryOf(pid, 'VmRSS'))}`)
    for (let round = 1; round <= Number(values.rounds); round++) {
      const start = performance.now()
      const statuses = await Promise.all(
        Array.from({ length: Number(values.pictures) }, () => send(origin, token, picture)),
      )
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      const taken = statuses.filter((status) => status === 200).length
      const [now, most] = [await memoryOf(pid, 'VmRSS'), await memoryOf(pid, 'VmHWM')]
      print(`round ${round}: ${taken} taken in ${seconds} s, then ${megabytes(now)}, at most ${megabytes(most)}`)
    }
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

const dataDir = await makeDataFolder('bench-uploads')
const database = await startEmbeddedPostgres({ dataDir, durable: false })
try {
  await migrate(database.url)
  await measure(dataDir, database.url)
} finally {
  await database.stop()
  await removeDataFolder(dataDir)
}
