import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findVideoConverter, UnreadableVideo } from './video'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'converter-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A converter that never ends. */
async function endless(): Promise<string> {
  const program = join(folder, 'endless')
  await writeFile(program, '#!/bin/sh\n[ "$1" = "-version" ] && exit 0\nexec sleep 600\n', { mode: 0o755 })
  return program
}

it('fails a file for good after a timeout, which a retry would reach too', async () => {
  const converter = await findVideoConverter(await endless(), 50)
  const converted = converter?.convert('input', 'mov', { video: 'video', poster: 'poster' })
  await expect(converted).rejects.toBeInstanceOf(UnreadableVideo)
})

it('aborts a conversion when the server stops, without failing the file', async () => {
  const converter = await findVideoConverter(await endless())
  const stopping = new AbortController()
  const converted = converter?.convert('input', 'mov', { video: 'video', poster: 'poster' }, stopping.signal)
  stopping.abort()
  const fault = await converted?.catch((error: unknown) => error)
  expect(fault).toMatchObject({ name: 'AbortError' })
  expect(fault).not.toBeInstanceOf(UnreadableVideo)
})
