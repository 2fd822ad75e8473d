import { createSourceEventStream, execute, type ExecutionArgs, type ExecutionResult, GraphQLError } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { GatewayContext } from '../context'
import { badInput } from '../errors'
import type { OperationContext } from './graphql'

/** An event of a subscription's source. */
export interface Told<T> {
  readonly value: T
  /** A fresh context, so that no event sees what was read for another. */
  readonly context: GatewayContext
}

/** Resolves each event of a subscription with its own context. In development adds the REST calls it cost. */
export function useSubscriptions(development: boolean): Plugin<OperationContext> {
  const subscribe = async (args: ExecutionArgs) => {
    const source = await createSourceEventStream(args)
    if (Symbol.asyncIterator in source) return answers(source as AsyncIterable<Told<unknown>>, args, development)
    return { errors: source.errors?.map((error) => traced(error, args.contextValue as OperationContext)) }
  }
  return {
    onSubscribe({ context: { request }, setSubscribeFn, setResultAndStopExecution }) {
      // Any page can make a browser send a GET.
      if (request.method !== 'POST') setResultAndStopExecution({ errors: [badInput('A stream is asked for by POST.')] })
      setSubscribeFn(subscribe)
    },
  }
}

async function* answers(
  source: AsyncIterable<Told<unknown>>,
  args: ExecutionArgs,
  development: boolean,
): AsyncGenerator<ExecutionResult> {
  const ofStream = args.contextValue as OperationContext
  try {
    for await (const { value, context } of source) {
      const contextValue = { ...ofStream, ...context }
      const result = await context.live.inTurn(async () => execute({ ...args, rootValue: value, contextValue }))
      for (const { originalError } of result.errors ?? []) report(originalError, ofStream)
      const { cost } = ofStream
      yield development ? { ...result, extensions: { restCalls: context.restCalls, cost } } : result
    }
  } catch (error) {
    // A broken stream would not tell the client why.
    report(error, ofStream)
    const shown = error instanceof GraphQLError ? error : new GraphQLError('', { originalError: asError(error) })
    yield { errors: [traced(shown, ofStream)] }
  }
}

/** The error that ends a stream often belongs to no call, and so lacks a request id. */
function traced(error: GraphQLError, { requestId }: OperationContext): GraphQLError {
  error.extensions['requestId'] ??= requestId
  return error
}

/** Logs unexpected errors, which the client sees masked. */
function report(error: unknown, context: OperationContext): void {
  if (error && !(error instanceof GraphQLError)) context.report(error)
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
