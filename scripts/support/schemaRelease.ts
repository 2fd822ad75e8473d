import {
  type ASTNode,
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
} from 'graphql'

/** The graph of the last release, for which clients in use were written. */
export const releasedFile = 'gateway/released.graphql'

export interface SchemaChanges {
  /** Changes that make valid operations invalid. */
  readonly breaking: readonly string[]
  /** Changes that keep operations valid but may return unknown values. */
  readonly dangerous: readonly string[]
}

/**
 * The graph as a release stores it: sorted and without descriptions, so that it changes only where clients may
 * notice.
 */
export function releaseOf(schema: GraphQLSchema): string {
  const document = parse(printSchema(lexicographicSortSchema(schema)))
  const bare = visit(document, {
    enter: (node: ASTNode) => ('description' in node ? { ...node, description: undefined } : undefined),
  })
  return `# What the last release promised its clients. Written by \`npm run schema -- --release\`.\n${print(bare)}\n`
}

export function changesSince(release: string, schema: GraphQLSchema): SchemaChanges {
  const [before, after] = [buildSchema(release), buildSchema(releaseOf(schema))]
  return {
    breaking: findBreakingChanges(before, after).map(({ description }) => description),
    dangerous: findDangerousChanges(before, after).map(({ description }) => description),
  }
}
