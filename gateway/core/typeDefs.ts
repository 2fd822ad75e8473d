import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type DocumentNode, parse } from 'graphql'
import { withConventionalDescriptions } from './descriptions'

const root = new URL('..', import.meta.url)

/** The SDL of all areas; the files beside the resolvers are the source, `schema.graphql` is printed from them. */
export function readTypeDefs(): DocumentNode {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/\\]+[/\\][^/\\]+\.graphql$/.test(file))
    .sort()
    .map((file) => readFileSync(fileURLToPath(new URL(file.replaceAll('\\', '/'), root)), 'utf8'))
  return withConventionalDescriptions(parse(files.join('\n')))
}
