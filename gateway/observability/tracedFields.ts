import { type Attributes, SpanStatusCode, type Span, type Tracer } from '@opentelemetry/api'
import { context, trace } from '@opentelemetry/api'
import { defaultFieldResolver, GraphQLError, type GraphQLSchema, isObjectType } from 'graphql'
import { restCallsOf } from '../core/schema/restDirective'

/** Traces every field that waits for REST calls as a span. */
export function traceFields(schema: GraphQLSchema, tracer: Tracer): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const calls = restCallsOf(field)
      if (calls.length === 0) continue
      const { resolve = defaultFieldResolver } = field
      const attributes: Attributes = { 'graphql.field.name': `${type.name}.${field.name}`, 'rest.calls': calls }
      field.resolve = (...args) => {
        const span = tracer.startSpan(`${type.name}.${field.name}`, { attributes })
        const result: unknown = context.with(trace.setSpan(context.active(), span), () => resolve(...args))
        // A field that resolved at once made no call: its span is never ended, and so never exported.
        return result instanceof Promise ? endWith(span, result) : result
      }
    }
  }
}

async function endWith(span: Span, result: Promise<unknown>): Promise<unknown> {
  try {
    return await result
  } catch (error) {
    fail(span, error)
    throw error
  } finally {
    span.end()
  }
}

/** Records the kind of an error; its text may contain anything. */
export function fail(span: Span, error: unknown): void {
  const code = error instanceof GraphQLError ? error.extensions['code'] : undefined
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown')
}
