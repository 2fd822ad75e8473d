import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Type from 'typebox'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { locales } from './locale'
import { Exact, readTexts } from './texts'

const Entries = Type.Array(Exact({ id: Type.Integer(), text: Type.String() }))

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
  for (const locale of locales) await write(locale, [{ id: 1, text: locale }])
})

afterEach(() => rm(folder, { recursive: true }))

const write = (locale: string, texts: unknown) => writeFile(join(folder, `${locale}.json`), JSON.stringify(texts))

const read = () =>
  readTexts(pathToFileURL(join(folder, 'module.ts')).href, Entries, (entries) => entries.map(({ id }) => id))

describe('readTexts', () => {
  it('reads a file per locale', () => {
    expect(read()['sv-SE']).toEqual([{ id: 1, text: 'sv-SE' }])
  })

  it.each([[[{ id: 1 }]], [[{ id: 1, text: 'Hei', other: '' }]]])(
    'refuses a file of another shape: %j',
    async (texts) => {
      await write('nb-NO', texts)
      expect(read).toThrow('nb-NO.json')
    },
  )

  it('refuses a locale with other entries than English', async () => {
    await write('da-DK', [{ id: 2, text: 'Hej' }])
    expect(read).toThrow('da-DK.json')
  })
})
