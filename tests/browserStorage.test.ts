import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { legalPage } from '../legacy/content/legal/legal'
import { facts } from '../legacy/content/facts.fixture'

/** Client files that store something in the browser, with their rows of the cookie page. */
const told: Readonly<Record<string, readonly string[]>> = {
  'web/shared/comments/commentLayers.ts': ['Order of comments'],
  'web/main/shell/Discretion.tsx': ['Discreet tab'],
  // In a demo alone.
  'web/main/shell/DemoSites.tsx': [],
  // Writes for others.
  'web/lib/choiceCookie.ts': [],
  'web/main/afterNavigation/putOffDialogs.ts': ['Your choices on the site'],
  'web/shared/emojis/EmojiPicker.tsx': ['Your choices on the site'],
  'web/platform/errors/staleChunk.ts': ['Last reload'],
  'web/platform/forms/useDraft.ts': ['What you type in a field'],
  'web/shared/keptTexts/keptTexts.ts': ['Messages that wait'],
  'web/features/events/screens/CheckInScreen/doorTicks.ts': ['Ticks at the door'],
  'web/main/shell/NewsTicker.tsx': ['News line'],
  'web/main/shell/menu/menuMode.ts': ['Your choices on the site'],
  'web/shared/uploads/sessionConsent.ts': ['Confirmation of your pictures'],
  'web/platform/discretion/left.ts': ['Quick exit'],
  // Reads only.
  'web/platform/routing/pageUse.ts': [],
  'web/shared/offline/lastSections.ts': ['Last open pages'],
  'web/shared/offline/offlinePage.ts': ['Page without a connection'],
  'web/features/start/components/leaveRefusedStart.ts': ['Last reload'],
  'web/lib/consent/consentStorage.ts': ['Form for creating a profile', 'Referrer', 'utm_source', 'Push marker'],
  'web/lib/crossTabLock.ts': ['Work shared between tabs'],
}

async function filesThatStore(): Promise<string[]> {
  const files = await readdir('web', { recursive: true })
  const sources = files
    .map((file) => join('web', file).replaceAll('\\', '/'))
    .filter((file) => /^(?!web\/dist\/).*\.tsx?$/.test(file) && !/\.test\.|__generated__/.test(file))
  const texts = await Promise.all(sources.map(async (file) => [file, await readFile(file, 'utf8')] as const))
  return texts
    .filter(([, text]) =>
      /=> window\.(local|session)Storage\)|\b(local|session)Storage\.setItem|\bcaches\.open|\bdocument\.cookie = |\bkeepChoice\((?!cookie:)/.test(
        text,
      ),
    )
    .map(([file]) => file)
}

it('the cookie page lists everything that the client stores in the browser', async () => {
  expect((await filesThatStore()).sort()).toEqual(Object.keys(told).sort())
  const { html } = legalPage('en-GB', 'cookies', facts)
  for (const row of Object.values(told).flat()) expect(html).toContain(row)
})
