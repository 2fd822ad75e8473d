import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const NODE_MODULES = join(import.meta.dirname, '../../node_modules')

/** Libraries that export everything from one file. */
const barrels: Readonly<Record<string, string>> = {
  '@mantine/core': '@mantine/core/esm/index.mjs',
  '@mantine/hooks': '@mantine/hooks/esm/index.mjs',
  '@mantine/notifications': '@mantine/notifications/esm/index.mjs',
  '@tabler/icons-react': '@tabler/icons-react/dist/esm/tabler-icons-react.mjs',
  'react-i18next': 'react-i18next/dist/es/index.js',
}

/** Where an export lies, and its name there. */
interface Origin {
  readonly file: string
  readonly name: string
}

interface Specifier {
  readonly name: string
  readonly alias: string
}

function specifiersIn(list: string): Specifier[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => {
      const [name = '', alias = name] = item.split(/\s+as\s+/)
      return { name, alias }
    })
}

function beside(file: string, source: string): string {
  return source.startsWith('.') ? join(dirname(file), source) : source
}

/** Reads what a barrel exports: directly, or by importing it first. */
function originsIn(barrel: string): Map<string, Origin> {
  const file = join(NODE_MODULES, barrel)
  const code = readFileSync(file, 'utf8')
  const imported = new Map<string, Origin>()
  const origins = new Map<string, Origin>()
  for (const [, list = '', from = ''] of code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)) {
    for (const { name, alias } of specifiersIn(list)) imported.set(alias, { file: beside(file, from), name })
  }
  for (const [, list = '', from] of code.matchAll(/export\s*\{([^}]*)\}(?:\s*from\s*["']([^"']+)["'])?/g)) {
    for (const { name, alias } of specifiersIn(list)) {
      const origin = from === undefined ? imported.get(name) : { file: beside(file, from), name }
      if (origin) origins.set(alias, origin)
    }
  }
  return origins
}

/**
 * Has modules import what they use from where it lies. A bundler drops the rest of a barrel either way, but only so is
 * known what each screen uses.
 */
export function throughBarrels(): Plugin {
  const origins = new Map(Object.entries(barrels).map(([name, file]) => [name, originsIn(file)]))
  return {
    name: 'through-barrels',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('node_modules') && !id.includes('@mantine')) return null
      const direct = code.replaceAll(
        /import\s*\{([^}]*)\}\s*from\s*["']([^"'.][^"']*)["'];?/g,
        (whole, list: string, from: string) => {
          const known = origins.get(from)
          if (!known) return whole
          return specifiersIn(list)
            .map((specifier) => {
              const origin = known.get(specifier.name)
              const [name, file] = origin ? [origin.name, origin.file] : [specifier.name, from]
              return `import { ${name} as ${specifier.alias} } from ${JSON.stringify(file)};`
            })
            .join('')
        },
      )
      return direct === code ? null : { code: direct, map: null }
    },
  }
}
