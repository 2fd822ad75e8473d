import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { concatAST, type DocumentNode, parse, type ParseOptions, Source } from 'graphql'
import { withConventionalDescriptions, withNodes } from './descriptions'

const root = new URL('../..', import.meta.url)

/** The SDL of all areas; `schema.graphql` is printed from it. */
export function readTypeDefs(options?: ParseOptions): DocumentNode {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/[^/]+\.graphql$/.test(file))
    .sort()
    // Under its own name, so that a definition names its area.
    .map((file) => parse(new Source(readFileSync(fileURLToPath(new URL(file, root)), 'utf8'), file), options))
  return withConventionalDescriptions(withNodes(concatAST(files)))
}
