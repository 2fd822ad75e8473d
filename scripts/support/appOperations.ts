import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSchema, getOperationAST, parse, validate } from 'graphql'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { type AppList, readAppList } from '../../gateway/core/operations/appOperations'

/** As `apollo-ios-cli generate-operation-manifest` and Apollo Kotlin's `operationManifestFormat` write it. */
const manifestCheck = Compile(
  Type.Object({
    format: Type.Literal('apollo-persisted-query-manifest'),
    operations: Type.Array(Type.Object({ id: Type.String(), body: Type.String() })),
  }),
)
/** As the Relay compiler writes it, and Apollo Kotlin's older format. */
const recordCheck = Compile(Type.Record(Type.String(), Type.String()))

/** The texts by id in a file that a code generator wrote. */
export function operationsIn(file: string): Readonly<Record<string, string>> {
  const content: unknown = JSON.parse(file)
  if (manifestCheck.Check(content)) return Object.fromEntries(content.operations.map(({ id, body }) => [id, body]))
  if (recordCheck.Check(content)) return content
  throw new Error('The file is neither a manifest of Apollo nor an object of texts by id.')
}

/** What keeps operations from being registered, a line each. */
export function problemsOf(operations: AppList['operations'], sdl: string, others: readonly AppList[]): string[] {
  const schema = buildSchema(sdl)
  return Object.entries(operations).flatMap(([id, text]) => {
    const clash = others.find((list) => (list.operations[id] ?? text) !== text)
    if (clash) return [`${id}: ${clash.app} ${clash.version} has another operation of this id`]
    if (/^[0-9a-f]{64}$/.test(id) && createHash('sha256').update(text).digest('hex') !== id) {
      return [`${id}: is not the SHA-256 of its text`]
    }
    try {
      const document = parse(text)
      if (!getOperationAST(document)) return [`${id}: holds not exactly one operation`]
      return validate(schema, document).map(({ message }) => `${id}: ${message}`)
    } catch (error) {
      return [`${id}: ${String(error)}`]
    }
  })
}

export async function readLists(folder: string): Promise<AppList[]> {
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    names.filter((name) => name.endsWith('.json')).map((name) => readFile(join(folder, name), 'utf8')),
  )
  return texts.map(readAppList).filter((list) => list !== null)
}

/** Writes the list of a version, in place of one that it had. */
export async function writeList(folder: string, list: AppList): Promise<string> {
  const file = join(folder, `${list.app}-${list.version}.json`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, `${JSON.stringify(list, null, 2)}\n`)
  return file
}
