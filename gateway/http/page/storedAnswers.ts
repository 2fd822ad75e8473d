import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from 'graphql'
import type { GatewayContext } from '../../core/context'
import type { PersistedOperations } from '../../core/operations/persistedOperations'

/** The answer to an operation in which nothing failed. */
export interface CompleteAnswer {
  readonly data: Readonly<Record<string, unknown>>
}

/** Answers the client's stored operations without a request, for pages that come with their data. */
export class StoredAnswers {
  readonly #documents = new Map<string, DocumentNode>()

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly operations: PersistedOperations,
  ) {}

  async answer(
    id: string,
    variableValues: Record<string, unknown>,
    contextValue: GatewayContext,
  ): Promise<CompleteAnswer> {
    const document = await this.#document(id)
    const { data, errors } = await execute({ schema: this.schema, document, variableValues, contextValue })
    if (errors?.[0]) throw errors[0]
    return { data: { ...data } }
  }

  async #document(id: string): Promise<DocumentNode> {
    const known = this.#documents.get(id)
    if (known) return known
    const text = await this.operations.text(id)
    if (text === null) throw new Error(`No operation ${id}`)
    const document = parse(text)
    const [error] = validate(this.schema, document)
    if (error) throw error
    this.#documents.set(id, document)
    return document
  }
}
