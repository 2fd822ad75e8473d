import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dataDirectoryHolder, lockDataDirectory } from '../../legacy/core/database/dataLock'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'nordlys-lock-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

test('names the holder until it releases the lock', async () => {
  expect(await dataDirectoryHolder(dataDir)).toBeUndefined()
  const lock = await lockDataDirectory(dataDir)
  expect(await dataDirectoryHolder(dataDir)).toBe(process.pid)
  await lock.release()
  expect(await dataDirectoryHolder(dataDir)).toBeUndefined()
})

test.each([
  ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, port: 9, token: 'old' })],
  ['whose process number is used again', JSON.stringify({ pid: process.pid, port: 1, token: 'old' })],
  ['that was damaged', '{'],
])('takes over a claim %s', async (_case, claim) => {
  await writeFile(join(dataDir, 'lock.3'), claim)
  const lock = await lockDataDirectory(dataDir)
  expect(await dataDirectoryHolder(dataDir)).toBe(process.pid)
  await lock.release()
})

test('gives a stale lock to exactly one of many concurrent claimants', async () => {
  await writeFile(join(dataDir, 'lock.3'), JSON.stringify({ pid: 2 ** 22 + 1, port: 9, token: 'old' }))
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDirectory(dataDir)))
  const won = tries.filter((result) => result.status === 'fulfilled')
  expect(won).toHaveLength(1)
  await Promise.all(won.map((result) => result.value.release()))
})
