import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  concatAST,
  type ConstDirectiveNode,
  type DocumentNode,
  Kind,
  parse,
  type ParseOptions,
  Source,
  visit,
} from 'graphql'
import type { CallName } from '../../../legacy/contract/contract'
import { type Area, notificationNodes } from './area'
import { withConventionalDescriptions, withNodes } from './descriptions'

const root = new URL('../..', import.meta.url)

/** The SDL of all areas; `schema.graphql` is printed from it. */
export function readTypeDefs(areas: readonly Area[], options?: ParseOptions): DocumentNode {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/[^/]+\.graphql$/.test(file))
    .sort()
    // Under its own name, so that a definition names its area.
    .map((file) => parse(new Source(readFileSync(fileURLToPath(new URL(file, root)), 'utf8'), file), options))
  return withConventionalDescriptions(withNodes(withCallsOfNodes(concatAST(files), areas)))
}

/** Declares for `node` and `nodes` the calls that load the areas' types of node. */
function withCallsOfNodes(document: DocumentNode, areas: readonly Area[]): DocumentNode {
  const sources = areas.flatMap(({ nodes, notifications }) =>
    Object.values({ ...nodes, ...notificationNodes(notifications) }),
  )
  const directives = [...new Set(sources.flatMap(({ calls }) => calls))].map(restDirective)
  return visit(document, {
    ObjectTypeDefinition: ({ name }) => (name.value === 'Query' ? undefined : false),
    FieldDefinition: (field) => (/^nodes?$/.test(field.name.value) ? { ...field, directives } : false),
  })
}

function restDirective(call: CallName): ConstDirectiveNode {
  return {
    kind: Kind.DIRECTIVE,
    name: { kind: Kind.NAME, value: 'rest' },
    arguments: [
      {
        kind: Kind.ARGUMENT,
        name: { kind: Kind.NAME, value: 'call' },
        value: { kind: Kind.STRING, value: call },
      },
    ],
  }
}
