import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { legalPage } from '../legacy/content/legal/legal'
import { facts } from '../legacy/content/facts.fixture'

/** The files of the client that store something in the browser, each with the row of the cookie page that tells of it. */
const told: Readonly<Record<string, readonly string[]>> = {
  'web/app/comments/commentLayers.ts': ['Your choices on the site'],
  'web/app/dialogs/putOffDialogs.ts': ['Your choices on the site'],
  'web/app/emojis/EmojiPicker.tsx': ['Your choices on the site'],
  'web/app/errors/staleChunk.ts': ['Last reload'],
  'web/app/forms/useDraft.ts': ['What you type in a field'],
  'web/app/messages/keptTexts.ts': ['Messages that wait'],
  'web/app/shell/NewsTicker.tsx': ['News line'],
  'web/app/shell/menuMode.ts': ['Your choices on the site'],
  'web/app/uploads/sessionConsent.ts': ['Confirmation of your pictures'],
  'web/features/start/components/leaveRefusedStart.ts': ['Last reload'],
  'web/lib/consentStorage.ts': ['Form for creating a profile', 'Referrer', 'utm_source', 'Push marker'],
  'web/lib/crossTabLock.ts': ['Work shared between tabs'],
}

async function filesThatStore(): Promise<string[]> {
  const files = await readdir('web', { recursive: true })
  const sources = files
    .map((file) => join('web', file).replaceAll('\\', '/'))
    .filter((file) => /^(?!web\/dist\/).*\.tsx?$/.test(file) && !/\.test\.|__generated__/.test(file))
  const texts = await Promise.all(sources.map(async (file) => [file, await readFile(file, 'utf8')] as const))
  return texts
    .filter(([, text]) => /=> window\.(local|session)Storage\)|\b(local|session)Storage\.setItem/.test(text))
    .map(([file]) => file)
}

it('the cookie page tells of everything that the client stores in the browser', async () => {
  expect((await filesThatStore()).sort()).toEqual(Object.keys(told).sort())
  const { html } = legalPage('en-GB', 'cookies', facts)
  for (const row of Object.values(told).flat()) expect(html).toContain(row)
})
