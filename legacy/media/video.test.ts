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

it('ends a conversion when the server stops, and that says nothing about the file', async () => {
  const endless = join(folder, 'endless')
  await writeFile(endless, '#!/bin/sh\n[ "$1" = "-version" ] && exit 0\nexec sleep 600\n', { mode: 0o755 })
  const converter = await findVideoConverter(endless)
  const stopping = new AbortController()
  const converted = converter?.convert('input', 'mov', { video: 'video', poster: 'poster' }, stopping.signal)
  stopping.abort()
  const fault = await converted?.catch((error: unknown) => error)
  expect(fault).toMatchObject({ name: 'AbortError' })
  expect(fault).not.toBeInstanceOf(UnreadableVideo)
})
