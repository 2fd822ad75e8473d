import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSettings } from '../gateway/core/settings'

const root = new URL('..', import.meta.url).pathname
const parts = ['legacy', 'gateway', 'web', 'tests', 'scripts', 'docs']

/** Every file and folder of the repository, by its path. */
const paths = parts.flatMap((part) =>
  readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((path) => `${part}/${path}`),
)

/** Whether there is such a path; `<area>` and `*` stand for any name. */
function exists(path: string): boolean {
  if (!/[<*{]/.test(path)) return existsSync(join(root, path))
  const pattern = path
    .replaceAll(/[.()]/g, String.raw`\$&`)
    .replace(String.raw`\(x\)`, 'x?')
    .replaceAll('**', '.+')
    .replaceAll(/(?<!\.)\*|<\w+>/g, '[^/]+')
    .replaceAll(/\{([^}]*)\}/g, (_whole, names: string) => `(?:${names.replaceAll(',', '|')})`)
  return paths.some((each) => new RegExp(`^${pattern}$`).test(each))
}

it('docs/native.md says how each scalar of the graph is read, and of no other', () => {
  const text = readFileSync(join(root, 'docs/native.md'), 'utf8')
  const [, listed = ''] = /"customScalarTypes": \{([^}]*)\}/.exec(text) ?? []
  const named = [...listed.matchAll(/"(\w+)": /g)].map(([, name]) => name)
  const schema = readFileSync(join(root, 'schema.graphql'), 'utf8')
  const scalars = [...schema.matchAll(/^scalar (\w+)/gm)].map(([, name]) => name)
  expect(new Set(named)).toEqual(new Set(scalars))
  const inKotlin = [...text.matchAll(/mapScalar(?:ToKotlinString)?\("(\w+)"/g)].map(([, name = '']) => name)
  expect(inKotlin.filter((name) => !scalars.includes(name))).toEqual([])
})

it('docs/native.md names the versions of the clients that its tests run', () => {
  const text = readFileSync(join(root, 'docs/native.md'), 'utf8')
  const { devDependencies, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>
    dependencies: Readonly<Record<string, string>>
  }
  const versions = { ...devDependencies, ...dependencies }
  const majorOf = (name: string) => versions[name]?.split('.')[0]
  const named = [...text.matchAll(/(Apollo Client|Relay) (\d+)/g)].map(([name]) => name)
  expect(new Set(named)).toEqual(
    new Set([`Apollo Client ${majorOf('@apollo/client')}`, `Relay ${majorOf('relay-runtime')}`]),
  )
})

it('README.md gives the limits of operations and their defaults', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8')
  const rows = text.split('\n').filter((line) => /^\| `MAX_(DEPTH|COST)`/.test(line))
  const defaults = rows.flatMap((row) => {
    const [, names = '', values = ''] = row.split('|')
    const [listed, given] = [names, values].map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, word = '']) => word))
    return listed?.map((name, index) => [name, given?.[index]] as const) ?? []
  })
  expect(defaults).toHaveLength(6)
  for (const [name, value] of defaults) {
    expect([name, readSettings({ [name]: value })]).toEqual([name, readSettings({})])
    expect([name, readSettings({ [name]: `${value}0` })]).not.toEqual([name, readSettings({})])
  }
})

describe.each(['README.md', 'ARCHITECTURE.md', 'docs/graph.md', 'docs/glossary.md', 'docs/native.md'])(
  '%s',
  (document) => {
    it('names only paths that exist', () => {
      const text = readFileSync(join(root, document), 'utf8')
      const named = [...text.matchAll(/`((?:legacy|gateway|web|tests|scripts|docs)\/[^\s`]+)`/g)].map(
        ([, path = '']) => path,
      )
      expect(named.filter((path) => !path.startsWith('web/dist') && !exists(path))).toEqual([])
    })
  },
)
