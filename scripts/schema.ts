import { readFileSync, writeFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typescriptPlugin from '@graphql-codegen/typescript'
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { type GraphQLSchema, isEnumType, isObjectType, isInterfaceType, parse } from 'graphql'
import { format, resolveConfig } from 'prettier'
import { enumValues } from '../gateway/core/enums'
import { readTypeDefs } from '../gateway/core/typeDefs'
import { graphDocument } from './graph/document'
import { changesSince, releasedFile, releaseOf } from './support/schemaRelease'

/**
 * Prints the whole graph, generates the resolvers' types, and writes what the fields and calls have to do with each other.
 * With `--check` nothing is written, and the command fails when a file is not in step, or when clients of the last release
 * would break. `--release` makes of the graph as it is the one that clients were promised.
 */

const root = new URL('..', import.meta.url)
const parentsFile = 'gateway/core/parents.ts'

/** Types of the graph whose parent is named in `parents.ts`. */
function parentNames(): Set<string> {
  const source = readFileSync(new URL(parentsFile, root), 'utf8')
  return new Set([...source.matchAll(/^export (?:type|interface) (\w+)/gm)].map((match) => match[1] as string))
}

function mappersFor(schema: GraphQLSchema): Record<string, string> {
  const named = parentNames()
  const typeOf = (name: string) => {
    if (named.has(name)) return `../core/parents#${name} as ${name}Parent`
    return name.endsWith('StartSection') ? '../core/parents#StartSection as StartSectionParent' : undefined
  }
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type))
      .flatMap(({ name }) => {
        const mapper = typeOf(name)
        return mapper ? [[name, mapper]] : []
      }),
  )
}

async function resolverTypes(schema: GraphQLSchema, printed: string): Promise<string> {
  const enums = Object.values(schema.getTypeMap()).filter((type) => isEnumType(type) && type.name in enumValues)
  const source = await codegen({
    filename: 'resolvers.ts',
    schema: parse(printed),
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      contextType: '../core/context#GatewayContext',
      mappers: mappersFor(schema),
      enumValues: Object.fromEntries(enums.map(({ name }) => [name, `../core/enums#${name}`])),
      scalars: { DateTime: 'string', Date: 'string', JSON: 'unknown', File: '../core/uploads#UploadedFile' },
      resolversNonOptionalTypename: { interfaceImplementingType: true },
      directiveContextTypes: [],
      showUnusedMappers: false,
    },
  })
  return source.replace(/^export \{ (\w+) \}/gm, 'export type { $1 }')
}

async function inStep(path: string, text: string): Promise<boolean> {
  const file = new URL(path, root)
  const config = await resolveConfig(file)
  const wanted = await format(text, { ...config, filepath: path })
  const present = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return ''
    }
  })()
  if (present === wanted) return true
  if (process.argv.includes('--check')) {
    process.stderr.write(`${path} is not in step: run \`npm run schema\`\n`)
    return false
  }
  writeFileSync(file, wanted)
  process.stdout.write(`${path} written\n`)
  return true
}

const schema = makeExecutableSchema({ typeDefs: readTypeDefs() })
const printed = printSchemaWithDirectives(schema)
const results = [
  await inStep('schema.graphql', printed),
  await inStep('gateway/generated/resolvers.ts', await resolverTypes(schema, printed)),
  await inStep('docs/graph.md', graphDocument(schema)),
]
if (process.argv.includes('--release')) await inStep(releasedFile, releaseOf(schema))
if (results.includes(false) || breaksClients()) process.exitCode = 1

/** Tells what has changed for clients since the last release. */
function breaksClients(): boolean {
  const { breaking, dangerous } = changesSince(readFileSync(new URL(releasedFile, root), 'utf8'), schema)
  for (const change of dangerous) process.stdout.write(`Since the last release: ${change}\n`)
  for (const change of breaking) process.stderr.write(`Breaks clients of the last release: ${change}\n`)
  if (breaking.length > 0) process.stderr.write('If that is meant: `npm run schema -- --release`\n')
  return breaking.length > 0
}
