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

/** Where the graph stands that clients of the last release were written for. */
export const releasedFile = 'gateway/released.graphql'

/** What may happen to clients that are in use. */
export interface SchemaChanges {
  /** Operations that were valid are so no longer. */
  readonly breaking: readonly string[]
  /** Operations stay valid, but may get what they do not know. */
  readonly dangerous: readonly string[]
}

/** A graph as a release keeps it: sorted and without descriptions, so that it changes only where its clients may notice. */
export function releaseOf(schema: GraphQLSchema): string {
  const document = parse(printSchema(lexicographicSortSchema(schema)))
  const bare = visit(document, {
    enter: (node: ASTNode) => ('description' in node ? { ...node, description: undefined } : undefined),
  })
  return `# What the last release promised its clients. Written by \`npm run schema -- --release\`.\n${print(bare)}\n`
}

/** What has become of a graph since a release. */
export function changesSince(release: string, schema: GraphQLSchema): SchemaChanges {
  const [before, after] = [buildSchema(release), buildSchema(releaseOf(schema))]
  return {
    breaking: findBreakingChanges(before, after).map(({ description }) => description),
    dangerous: findDangerousChanges(before, after).map(({ description }) => description),
  }
}
