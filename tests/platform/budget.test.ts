import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkBudget } from '../../scripts/support/budget'

test('measures entries, their static imports and preloads once each, and nothing that loads later', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'nordlys-budget-'))
  try {
    await mkdir(join(dist, '.vite'))
    const manifest = {
      'index.html': { file: 'a.js', isEntry: true, imports: ['_shared', '_cycle'], dynamicImports: ['later'] },
      _shared: { file: 'b.js', imports: ['_cycle'] },
      _cycle: { file: 'c.js', imports: ['_shared'] },
      later: { file: 'late.js' },
    }
    await writeFile(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
    await writeFile(join(dist, 'index.html'), '<script src="/a.js"></script><link rel="modulepreload" href="/p.js">')
    for (const name of ['a', 'b', 'c', 'p', 'late']) await writeFile(join(dist, `${name}.js`), `// ${name}`)
    const { files, total } = await checkBudget(dist)
    expect(files.map(({ file }) => file).toSorted()).toEqual(['a.js', 'b.js', 'c.js', 'p.js'])
    expect(total).toBe(files.reduce((sum, { size }) => sum + size, 0))
  } finally {
    await rm(dist, { recursive: true, force: true })
  }
})
