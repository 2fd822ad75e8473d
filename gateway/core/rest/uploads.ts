import { GraphQLScalarType } from 'graphql'
import type { Readable } from 'node:stream'
import { badInput } from '../errors'

/** A file that is still arriving; can be read once. */
export class UploadedFile {
  constructor(
    readonly name: string,
    readonly type: string,
    readonly stream: Readable,
  ) {}
}

/** The `File` scalar. Its values come from multipart requests only. */
export const fileScalar = new GraphQLScalarType<UploadedFile, never>({
  name: 'File',
  parseValue(value) {
    if (value instanceof UploadedFile) return value
    throw badInput('A file is sent by the GraphQL multipart request specification.')
  },
  parseLiteral() {
    throw badInput('A file is sent as a variable.')
  },
  serialize() {
    throw badInput('A file is never sent back.')
  },
})
