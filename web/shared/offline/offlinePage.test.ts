// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { keepOfflinePage } from './offlinePage'

let kept: Set<string>

beforeEach(() => {
  kept = new Set()
  const cache = {
    keys: async () => [...kept].map((path) => ({ url: `https://nordlys.example${path}` })),
    addAll: async (paths: string[]) => paths.forEach((path) => kept.add(path)),
    delete: async ({ url }: { url: string }) => kept.delete(new URL(url).pathname),
  }
  vi.stubGlobal('caches', { open: async () => cache })
})

it('keeps the offline page of one look and language, and nothing else', async () => {
  await keepOfflinePage('nordlys', 'da-DK')
  expect([...kept]).toEqual(['/offline/nordlys-da-DK.html', '/offline/offline.js'])
  await keepOfflinePage('nordlys', 'sv-SE')
  expect([...kept].toSorted()).toEqual(['/offline/nordlys-sv-SE.html', '/offline/offline.js'])
})
