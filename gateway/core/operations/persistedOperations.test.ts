import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PersistedOperations } from './persistedOperations'

const text = '{ viewer { name } }'

let folder: string
let file: string
let appFolder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'persisted-'))
  file = join(folder, 'operations.json')
  appFolder = join(folder, 'apps')
  await mkdir(appFolder)
})
afterEach(() => rm(folder, { recursive: true }))

describe('a file of operations that changes', () => {
  it('is looked at again after a while, however many unknown ids are asked for', async () => {
    let now = 0
    const operations = new PersistedOperations(
      { file, appFolder, lookEvery: 1_000 },
      { now: () => now, today: () => 0 },
    )
    expect(await operations.text('abc')).toBeNull()
    await writeFile(file, JSON.stringify({ abc: text }))
    now = 999
    expect(await operations.text('abc')).toBeNull()
    now = 1_000
    expect(await operations.text('abc')).toBe(text)
  })

  it('is looked at each time where no while is given', async () => {
    const operations = new PersistedOperations({ file, appFolder, lookEvery: 0 })
    expect(await operations.text('abc')).toBeNull()
    await writeFile(file, JSON.stringify({ abc: text }))
    expect(await operations.text('abc')).toBe(text)
  })
})

it('all who come first wait for the first look', async () => {
  await writeFile(file, JSON.stringify({ abc: text }))
  const operations = new PersistedOperations({ file, appFolder, lookEvery: 1_000 })
  expect(await Promise.all(['abc', 'made-up', 'abc'].map((id) => operations.text(id)))).toEqual([text, null, text])
})

describe('lists of apps', () => {
  const clock = { day: '2027-06-30T12:00:00Z' }
  const open = () =>
    new PersistedOperations({ file, appFolder, lookEvery: 0 }, { now: () => 0, today: () => Date.parse(clock.day) })
  const register = (version: string, lastDay: string | null, operations: object) =>
    writeFile(join(appFolder, `ios-${version}.json`), JSON.stringify({ app: 'ios', version, lastDay, operations }))

  it('are answered side by side, beside the web client’s', async () => {
    await writeFile(file, JSON.stringify({ web: text }))
    await register('4.1', '2027-06-30', { old: '{ site { name } }', both: text })
    await register('4.2', null, { new: '{ site { id } }', both: text })
    const operations = open()
    const found = await Promise.all(['web', 'old', 'both', 'new', 'made-up'].map((id) => operations.text(id)))
    expect(found).toEqual([text, '{ site { name } }', text, '{ site { id } }', null])
  })

  it('end with their last day everywhere on earth, but for what a later list has too', async () => {
    await register('4.1', '2027-06-30', { old: '{ site { name } }', both: text })
    await register('4.2', null, { both: text })
    const operations = open()
    clock.day = '2027-07-01T11:59:00Z'
    expect([await operations.text('old'), operations.hasEnded('old')]).toEqual(['{ site { name } }', false])
    clock.day = '2027-07-01T12:00:00Z'
    expect([await operations.text('old'), operations.hasEnded('old')]).toEqual([null, true])
    expect([await operations.text('both'), operations.hasEnded('both')]).toEqual([text, false])
    expect(operations.hasEnded('made-up')).toBe(false)
  })

  it('that are not what they should be are left out', async () => {
    await writeFile(join(appFolder, 'ios-1.json'), '{"app":"ios"}')
    await writeFile(join(appFolder, 'ios-2.json'), '{')
    await register('3', null, { good: text })
    expect(await open().text('good')).toBe(text)
  })
})
