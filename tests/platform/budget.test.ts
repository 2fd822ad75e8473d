import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBudgets } from '../../scripts/support/budget'

test('measures each page with its screen, texts and all static imports once, and nothing that loads later', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'nordlys-budget-'))
  try {
    await mkdir(join(dist, '.vite'))
    const manifest = {
      'index.html': { file: 'a.js', isEntry: true, imports: ['_shared', '_cycle'], dynamicImports: ['later'] },
      _shared: { file: 'b.js', imports: ['_cycle'] },
      _cycle: { file: 'c.js', imports: ['_shared'] },
      later: { file: 'late.js' },
      'features/front/screens/FrontScreen/FrontScreen.tsx': { file: 'front.js', imports: ['_shared'] },
      'features/site/screens/FaqScreen/FaqScreen.tsx': { file: 'faq.js', imports: ['_pages'] },
      _pages: { file: 'pages.js', imports: ['index.html'] },
      'features/front/locales/da-DK.json': { file: 'front-texts.js' },
      'features/front/screens/CreateScreen/CreateScreen.tsx': { file: 'create.js' },
      'features/start/screens/StartScreen/StartScreen.tsx': { file: 'start.js' },
      'features/profiles/screens/ProfileAboutScreen/ProfileAboutScreen.tsx': { file: 'profile.js' },
      'platform/i18n/texts/da-DK.ts': { file: 'texts.js' },
      'main/inside.ts': { file: 'inside.js', imports: ['_shared'] },
    }
    await writeFile(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
    await writeFile(join(dist, 'index.html'), '<script src="/a.js"></script><link rel="modulepreload" href="/p.js">')
    const files = [...Object.values(manifest).map(({ file }) => file), 'p.js']
    for (const file of files) await writeFile(join(dist, file), `// ${file}`)

    const loads = await checkBudgets(dist)
    const filesOf = (name: string) =>
      loads
        .find((load) => load.name === name)
        ?.files.map(({ file }) => file)
        .toSorted()
    const everywhere = ['a.js', 'b.js', 'c.js', 'p.js', 'texts.js']
    expect(filesOf('public pages')).toEqual([...everywhere, 'front-texts.js', 'front.js'].toSorted())
    expect(filesOf('inside')).toEqual([...everywhere, 'inside.js', 'start.js'].toSorted())
    for (const { files: measured, total } of loads) {
      expect(total).toBe(measured.reduce((sum, { size }) => sum + size, 0))
    }
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
})
