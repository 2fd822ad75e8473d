import { writeFile } from 'node:fs/promises'
import { cruise, type ICruiseResult } from 'dependency-cruiser'

/**
 * Draws `docs/architecture.svg` from the imports of the source: the layers of each part from top to bottom, and for each
 * pair of layers a line that is as wide as there are imports.
 */

const PARTS = {
  web: ['main', 'features', 'shared', 'platform', 'ui', 'theme', 'lib'],
  gateway: ['main', 'http', 'areas', 'shared', 'core'],
  legacy: ['main', 'areas', 'shared', 'core', 'content', 'contract'],
} as const
type PartName = keyof typeof PARTS
const partNames = Object.keys(PARTS) as PartName[]

/** Folders that the picture draws together with another layer. */
const JOINED: Readonly<Record<string, string>> = {
  'gateway/fastPath': 'http',
  'gateway/observability': 'http',
  'legacy/demo': 'areas',
}
const EXCLUDED =
  '\\.(test|fixture)\\.tsx?$|/testing/|^gateway/[^/]+/examples/|__generated__|^web/dist/|^gateway/generated/'

interface Box {
  readonly part: PartName
  readonly layer: string
  readonly x: number
  readonly y: number
  readonly files: number
}

const COLUMN = 250
const BOX = { width: 176, height: 46 }
const STEP = 78
const TOP = 64

function layerOf(source: string): `${PartName}/${string}` | undefined {
  const [part = '', folder = '', ...rest] = source.split('/')
  if (!(part in PARTS) || rest.length === 0) return undefined
  const name = part as PartName
  const joined = JOINED[`${part}/${folder}`] ?? folder
  if ((PARTS[name] as readonly string[]).includes(joined)) return `${name}/${joined}`
  return name === 'web' ? undefined : `${name}/areas`
}

async function readImports() {
  const { output } = await cruise(partNames, {
    exclude: { path: EXCLUDED },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  })
  const files = new Map<string, number>()
  const imports = new Map<string, number>()
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    const from = layerOf(source)
    if (!from) continue
    files.set(from, (files.get(from) ?? 0) + 1)
    for (const { resolved } of dependencies) {
      const to = layerOf(resolved)
      if (to && to !== from) imports.set(`${from} ${to}`, (imports.get(`${from} ${to}`) ?? 0) + 1)
    }
  }
  return { files, imports }
}

function line(from: Box, to: Box, count: number): string {
  const width = Math.min(6, 0.8 + Math.log10(count) * 1.6).toFixed(1)
  const title = `<title>${from.part}/${from.layer} → ${to.part}/${to.layer}</title>`
  if (from.part !== to.part) {
    const [x1, y1, x2, y2] = [from.x + BOX.width, from.y + BOX.height / 2, to.x, to.y + BOX.height / 2]
    const middle = (x1 + x2) / 2
    return `<path class="across" stroke-width="${width}" d="M${x1} ${y1} C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}">${title}</path>`
  }
  const layers: readonly string[] = PARTS[from.part]
  const distance = layers.indexOf(to.layer) - layers.indexOf(from.layer)
  if (distance === 1) {
    const x = from.x + BOX.width / 2
    return `<path stroke-width="${width}" d="M${x} ${from.y + BOX.height} V${to.y}">${title}</path>`
  }
  const [x, y1, y2] = [from.x + BOX.width, from.y + BOX.height / 2, to.y + BOX.height / 2]
  const bend = x + 8 + distance * 7
  return `<path stroke-width="${width}" d="M${x} ${y1} C${bend} ${y1} ${bend} ${y2} ${x} ${y2}">${title}</path>`
}

function box({ part, layer, x, y, files }: Box): string {
  return [
    `<rect class="${part}" x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8"/>`,
    `<text class="name" x="${x + 14}" y="${y + 20}">${layer}</text>`,
    `<text x="${x + 14}" y="${y + 36}">${files === 1 ? 'printed by the gateway' : `${files} files`}</text>`,
  ].join('')
}

const { files, imports } = await readImports()
const boxes = new Map<string, Box>()
partNames.forEach((part, column) =>
  PARTS[part].forEach((layer, row) => {
    const name = `${part}/${layer}`
    boxes.set(name, { part, layer, x: 24 + column * COLUMN, y: TOP + row * STEP, files: files.get(name) ?? 0 })
  }),
)

const lines = [...imports].flatMap(([pair, count]) => {
  const [from, to] = pair.split(' ').map((name) => boxes.get(name))
  return from && to ? [line(from, to, count)] : []
})
const width = 24 + (partNames.length - 1) * COLUMN + BOX.width + 64
const height = TOP + Math.max(...partNames.map((part) => PARTS[part].length)) * STEP
// The client's only link to the gateway is the printed graph, which is no import.
const schema: Box = { part: 'gateway', layer: 'schema.graphql', x: 24 + COLUMN, y: TOP + 5.5 * STEP, files: 1 }
const client = boxes.get('web/platform')
if (client) lines.push(line(client, schema, 100))

await writeFile(
  'docs/architecture.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="The three parts and their layers">
<style>
text { font: 12px system-ui, sans-serif; fill: #55606e } .name { font-size: 14px; font-weight: 600; fill: #1d2430 } .part { font-size: 16px; font-weight: 700; fill: #1d2430 }
rect { stroke: #c6ccd6; fill: #fff } rect.web { fill: #eef4ff } rect.gateway { fill: #f1fbf3 } rect.legacy { fill: #fff6ea } rect.paper { fill: #fff }
path { fill: none; stroke: #8a94a3; opacity: .55 } path.across { stroke: #c2410c; opacity: .8 }
</style>
<rect class="paper" x="0" y="0" width="${width}" height="${height}" stroke="none"/>
${partNames.map((part, column) => `<text class="part" x="${24 + column * COLUMN}" y="40">${part}</text>`).join('\n')}
${lines.toSorted().join('\n')}
${[...boxes.values(), schema].map(box).join('\n')}
</svg>
`,
)
