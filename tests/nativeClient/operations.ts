import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type DocumentNode, parse, print, separateOperations } from 'graphql'

/** All of the client's operations. */
export const document: DocumentNode = parse(readFileSync(new URL('operations.graphql', import.meta.url), 'utf8'))

/** Each operation by name, with the fragments that it uses. */
export const textByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(separateOperations(document)).map(([name, operation]) => [name, print(operation)]),
)

/** The gateway's file of persisted operations: id → text. */
export const persisted: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(textByName).map((text) => [idOf(text), text]),
)

export function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
