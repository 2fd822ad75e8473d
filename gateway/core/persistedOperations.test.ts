import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PersistedOperations } from './persistedOperations'

const text = '{ viewer { name } }'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'persisted-'))
  file = join(folder, 'operations.json')
})
afterEach(() => rm(folder, { recursive: true }))

describe('a file of operations that changes', () => {
  it('is looked at again after a while, however many unknown ids are asked for', async () => {
    let now = 0
    const operations = new PersistedOperations(file, 1_000, () => now)
    expect(await operations.text('abc')).toBeNull()
    await writeFile(file, JSON.stringify({ abc: text }))
    now = 999
    expect(await operations.text('abc')).toBeNull()
    now = 1_000
    expect(await operations.text('abc')).toBe(text)
  })

  it('is looked at each time where no while is given', async () => {
    const operations = new PersistedOperations(file, 0)
    expect(await operations.text('abc')).toBeNull()
    await writeFile(file, JSON.stringify({ abc: text }))
    expect(await operations.text('abc')).toBe(text)
  })
})

it('all who come first wait for the first look', async () => {
  await writeFile(file, JSON.stringify({ abc: text }))
  const operations = new PersistedOperations(file, 1_000)
  expect(await Promise.all(['abc', 'made-up', 'abc'].map((id) => operations.text(id)))).toEqual([text, null, text])
})
