import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../legacy/core/database/embedded'
import { makeDataFolder, removeDataFolder } from '../setup/dataFolder'

const SERVER_TEST = 60_000
let dataDir: string
let running: EmbeddedPostgres[]
let holders: ChildProcess[]

beforeEach(async () => {
  dataDir = await makeDataFolder('embedded')
  running = []
  holders = []
})

afterEach(async () => {
  for (const holder of holders) holder.kill('SIGKILL')
  // A killed holder leaves its server behind; another start stops it before the folder is deleted.
  if (holders.length && !running.length) await start()
  await Promise.all(running.map((server) => server.stop()))
  await removeDataFolder(dataDir)
})

async function start() {
  const server = await startEmbeddedPostgres({ dataDir })
  running.push(server)
  return server
}

async function hold() {
  const holder = spawn(process.execPath, ['--import', 'tsx', 'tests/platform/holdServer.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  holders.push(holder)
  const [url] = (await once(createInterface(holder.stdout), 'line')) as [string]
  return { holder, url }
}

async function kill(holder: ChildProcess) {
  const ended = once(holder, 'exit')
  holder.kill('SIGKILL')
  await ended
}

async function postmasterPid() {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string) {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

test(
  'creates a UTF-8 cluster that only this machine and its own login can reach',
  async () => {
    const { url } = await start()
    const [row] = await query(
      url,
      `SELECT current_database() AS name, pg_encoding_to_char(encoding) AS encoding, datlocale AS locale,
              current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens,
              (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS super, lower('ÆØÅ') AS folded
         FROM pg_database WHERE datname = current_database()`,
    )
    expect(row).toEqual({
      name: 'nordlys',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
      fsync: 'on',
      listens: '127.0.0.1',
      super: false,
      folded: 'æøå',
    })
    expect((await stat(join(dataDir, 'postgres.password'))).mode & 0o777).toBe(0o600)
    const wrong = new URL(url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
  },
  SERVER_TEST,
)

test(
  'keeps its data between starts, and stops only once',
  async () => {
    const first = await start()
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value')
    await Promise.all([first.stop(), first.stop()])
    const second = await start()
    expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
  },
  SERVER_TEST,
)

test(
  'refuses a second start on the same folder, from this process and from another',
  async () => {
    const { holder, url } = await hold()
    await expect(start()).rejects.toThrow(`already in use by process ${holder.pid}`)
    expect(await query(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
    await kill(holder)
    await start()
    await expect(start()).rejects.toThrow(`already in use by process ${process.pid}`)
  },
  SERVER_TEST,
)

test(
  'stops a server that a killed process left behind, and keeps committed data',
  async () => {
    const { holder, url } = await hold()
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS value')
    const leftOver = await postmasterPid()
    await kill(holder)
    expect(await query(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])

    const next = await start()
    expect(await postmasterPid()).not.toBe(leftOver)
    await expect(query(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
    expect(await query(next.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
  },
  SERVER_TEST,
)

test(
  'recovers after process and server were killed together',
  async () => {
    const { holder, url } = await hold()
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS value')
    const server = await postmasterPid()
    await kill(holder)
    process.kill(server, 'SIGKILL')
    const next = await start()
    expect(await query(next.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
  },
  SERVER_TEST,
)

test(
  'starts although another program now has the process id of a dead server',
  async () => {
    const first = await start()
    await first.stop()
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}\n0\n1\n\n127.0.0.1\n0 0\n`)
    const next = await start()
    expect(await query(next.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
  },
  SERVER_TEST,
)

test(
  'restarts a server that died, on the same address',
  async () => {
    const { url } = await start()
    process.kill(await postmasterPid(), 'SIGKILL')
    const answer = await vi.waitFor(() => query(url, 'SELECT 1 AS alive'), { timeout: 30_000, interval: 100 })
    expect(answer).toEqual([{ alive: 1 }])
  },
  SERVER_TEST,
)

test(
  'recreates a cluster whose creation was interrupted',
  async () => {
    await mkdir(join(dataDir, 'postgres.new', 'base'), { recursive: true })
    await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n')
    const { url } = await start()
    expect(await query(url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
  },
  SERVER_TEST,
)

test(
  'sets a new password for the login if the old one was lost',
  async () => {
    const first = await start()
    await first.stop()
    await rm(join(dataDir, 'postgres.password'))
    const second = await start()
    expect(new URL(second.url).password).not.toBe(new URL(first.url).password)
    expect(await query(second.url, 'SELECT 1 AS alive')).toEqual([{ alive: 1 }])
  },
  SERVER_TEST,
)

test(
  'runs in a folder that other users cannot enter',
  async () => {
    await chmod(dataDir, 0o700)
    const first = await start()
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value')
    await first.stop()
    const second = await start()
    expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
  },
  SERVER_TEST,
)
