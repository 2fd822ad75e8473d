import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typescriptPlugin from '@graphql-codegen/typescript'
import * as resolversPlugin from '@graphql-codegen/typescript-resolvers'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { type DocumentNode, type GraphQLSchema, isEnumType, isObjectType, isInterfaceType, parse, visit } from 'graphql'
import { format, resolveConfig } from 'prettier'
import { createTypeDefs } from '../gateway/main/areas'
import { graphDocument } from './graph/document'
import { changesSince, releasedFile, releaseOf } from './support/schemaRelease'

/**
 * Prints the graph, generates the resolvers' types, and documents fields and calls. `--check` writes nothing and
 * fails when a file is out of date or a change breaks clients of the last release. `--release` saves the graph as
 * the new release.
 */

const root = new URL('..', import.meta.url)
/** Maps types that files of this name export to the import path for the generated types. */
function exportedTypes(name: string): Map<string, string> {
  const gateway = new URL('gateway/', root)
  const files = readdirSync(gateway, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  return new Map(
    files
      .filter((file) => file.endsWith(`/${name}.ts`))
      .flatMap((file) => typesIn(new URL(file, gateway)).map((type) => [type, `../${file.slice(0, -'.ts'.length)}`])),
  )
}

function typesIn(file: URL): string[] {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(/^export (?:type|interface) (?:\{ )?(\w+)/gm)].map((match) => match[1] as string)
}

/** Maps types of the graph to the parent types that each area declares in `parents.ts`. */
function mappersFor(schema: GraphQLSchema): Record<string, string> {
  const parents = exportedTypes('parents')
  const typeOf = (name: string) => {
    const file = parents.get(name)
    if (file) return `${file}#${name} as ${name}Parent`
    return name.endsWith('StartSection')
      ? `${parents.get('StartSection')}#StartSection as StartSectionParent`
      : undefined
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

/** Takes the types of enum values from an area's `enums.ts`, otherwise from the contract. */
function enumTypes(schema: GraphQLSchema): Record<string, string> {
  const contract = [
    'legacy/contract/enums',
    'legacy/contract/lodges/lodgeEnums',
    'legacy/contract/events/eventEnums',
    'legacy/contract/money/moneyEnums',
    'legacy/contract/staff/newsEnums',
    'legacy/contract/staff/reportEnums',
    'legacy/contract/support/ticketEnums',
    'legacy/contract/dark/bondEnums',
  ]
  const files = new Map([
    ...contract.flatMap((file) => typesIn(new URL(`${file}.ts`, root)).map((type) => [type, `../../${file}`] as const)),
    ...exportedTypes('enums'),
  ])
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter((type) => isEnumType(type))
      .flatMap(({ name }) => {
        const file = files.get(name)
        return file ? [[name, `${file}#${name}`]] : []
      }),
  )
}

/** Omits the `nodes` of connections, which no area resolves. */
function withoutNodes(document: DocumentNode): DocumentNode {
  return visit(document, {
    ObjectTypeDefinition: (type) =>
      type.name.value.endsWith('Connection')
        ? { ...type, fields: type.fields?.filter(({ name }) => name.value !== 'nodes') }
        : undefined,
  })
}

async function resolverTypes(schema: GraphQLSchema, printed: string): Promise<string> {
  const source = await codegen({
    filename: 'resolvers.ts',
    schema: withoutNodes(parse(printed)),
    documents: [],
    plugins: [{ typescript: {} }, { resolvers: {} }],
    pluginMap: { typescript: typescriptPlugin, resolvers: resolversPlugin },
    config: {
      useTypeImports: true,
      enumsAsTypes: true,
      contextType: '../core/context#GatewayContext',
      mappers: mappersFor(schema),
      enumValues: enumTypes(schema),
      scalars: {
        DateTime: 'string',
        LocalDate: 'string',
        HTML: 'string',
        URL: 'string',
        File: '../core/rest/uploads#UploadedFile',
      },
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

const schema = makeExecutableSchema({ typeDefs: createTypeDefs() })
const printed = printSchemaWithDirectives(schema)
const results = [
  await inStep('schema.graphql', printed),
  await inStep('gateway/generated/resolvers.ts', await resolverTypes(schema, printed)),
  await inStep('docs/graph.md', graphDocument(schema)),
]
if (process.argv.includes('--release')) await inStep(releasedFile, releaseOf(schema))
if (results.includes(false) || breaksClients()) process.exitCode = 1

/** Prints changes since the last release. Returns whether any breaks clients. */
function breaksClients(): boolean {
  const { breaking, dangerous } = changesSince(readFileSync(new URL(releasedFile, root), 'utf8'), schema)
  for (const change of dangerous) process.stdout.write(`Since the last release: ${change}\n`)
  for (const change of breaking) process.stderr.write(`Breaks clients of the last release: ${change}\n`)
  if (breaking.length > 0) process.stderr.write('If that is meant: `npm run schema -- --release`\n')
  return breaking.length > 0
}
