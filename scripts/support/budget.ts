import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { WEB_DIST } from './webBuild'

/** Pages whose scripts have the same budget. */
interface Budget {
  readonly name: string
  /** In bytes of gzipped JavaScript before a page can be used. */
  readonly limit: number
  /** The sources of the screens. */
  readonly screens: RegExp
  /** Further sources that each page loads, besides the texts of the screen's area. */
  readonly sources: readonly string[]
}

/** Danish has the longest texts. */
const LOCALE = 'da-DK'
const TEXTS = `platform/i18n/texts/${LOCALE}.ts`

const budgets: readonly Budget[] = [
  {
    name: 'public pages',
    limit: 250_000,
    screens:
      /^features\/(front\/screens\/(?!CreateScreen)|site\/screens\/|support\/screens\/SupportScreen|account\/screens\/(Unsubscribe|ProfileDeleted))\w*\/?\w+Screen\.tsx$/,
    sources: [TEXTS],
  },
  {
    name: 'creating a profile',
    limit: 273_500,
    screens: /^features\/front\/screens\/CreateScreen\/CreateScreen\.tsx$/,
    sources: [TEXTS],
  },
  {
    name: 'inside',
    limit: 300_000,
    screens: /^features\/start\/screens\/StartScreen\/StartScreen\.tsx$/,
    sources: [TEXTS, 'main/inside.ts'],
  },
  {
    name: 'a profile',
    limit: 352_000,
    screens: /^features\/profiles\/screens\/ProfileAboutScreen\/ProfileAboutScreen\.tsx$/,
    sources: [TEXTS, 'main/inside.ts'],
  },
  {
    name: 'every page',
    limit: 486_000,
    screens: /^features\/\w+\/screens\/\w+\/\w+Screen\.tsx$/,
    sources: [TEXTS, 'main/inside.ts'],
  },
]

interface ManifestChunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestChunk>>

interface ScriptSize {
  readonly file: string
  readonly size: number
}

/** The page of a budget that loads most. */
export interface FirstLoad {
  readonly name: string
  readonly limit: number
  readonly page: string
  readonly files: readonly ScriptSize[]
  readonly total: number
}

/** Measures the scripts of the built pages: entries and screens, with all that they import at once. */
export async function checkBudgets(dist = WEB_DIST): Promise<FirstLoad[]> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  const everywhere = [
    ...filesOf(
      manifest,
      Object.keys(manifest).filter((source) => manifest[source]?.isEntry),
    ),
    ...[...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file),
  ]
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? readFile(join(dist, file)).then((code) => gzipSync(code).length)
    sizes.set(file, size)
    return size
  }
  const measure = async (sources: readonly string[]): Promise<ScriptSize[]> => {
    const scripts = [...new Set([...everywhere, ...filesOf(manifest, sources)])].filter((file) => file.endsWith('.js'))
    const files = await Promise.all(scripts.map(async (file) => ({ file, size: await sizeOf(file) })))
    return files.toSorted((a, b) => b.size - a.size)
  }
  return Promise.all(budgets.map((budget) => largestPage(budget, manifest, measure)))
}

async function largestPage(
  { name, limit, screens, sources }: Budget,
  manifest: Manifest,
  measure: (sources: readonly string[]) => Promise<ScriptSize[]>,
): Promise<FirstLoad> {
  const found = Object.keys(manifest).filter((source) => screens.test(source))
  const known = [...found, ...sources]
  const missing = known.find((source) => !manifest[source])
  if (found.length === 0 || missing) throw new Error(`The build has no ${missing ?? `screens of ${name}`}`)
  const pages = await Promise.all(
    found.map(async (screen) => {
      const texts = screen.replace(/\/screens\/.*/, `/locales/${LOCALE}.json`)
      const files = await measure([screen, texts, ...sources])
      return { name, limit, page: screen, files, total: files.reduce((sum, { size }) => sum + size, 0) }
    }),
  )
  return pages.reduce((largest, other) => (other.total > largest.total ? other : largest))
}

function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (source: string): void => {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return files
}
