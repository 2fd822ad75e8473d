import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type DocumentNode, parse, print, separateOperations } from 'graphql'

/** All that the client ever asks. */
export const document: DocumentNode = parse(readFileSync(new URL('operations.graphql', import.meta.url), 'utf8'))

/** Each operation by its name, with the fragments that it uses. */
export const textByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(separateOperations(document)).map(([name, operation]) => [name, print(operation)]),
)

/** As in the file that a gateway gets: id → text. */
export const persisted: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(textByName).map((text) => [idOf(text), text]),
)

/** The id of a persisted operation. */
export function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
