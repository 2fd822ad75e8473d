import type { FastifyRequest } from 'fastify'
import { type CallName, callByName } from '../../legacy/contract/contract'
import type { Stub } from './stub'
import type { Shape } from './shape'

export interface Fullness {
  /** Size of a list whose request gives none. */
  readonly listSize: (call: CallName) => number
  /** Whether an optional property is present. */
  readonly hasOptional: () => boolean
}

const texts: Readonly<Record<string, string>> = {
  'date-time': '2026-11-21T12:00:00.000Z',
  date: '1990-02-03',
  uri: 'https://nordlys.test/',
}

/** Answers as large as the calls can give: full lists, no nulls, every item different. */
export class FullAnswers {
  #next = 0

  constructor(private readonly fullness: Fullness) {}

  /** Replaces the stub's own answers. */
  serve(stub: Stub): void {
    for (const [name, { answer }] of callByName) {
      stub.on(name, (request) => this.#answer(name, answer, request))
    }
  }

  #answer(name: CallName, shape: Shape, { query, body }: FastifyRequest): unknown {
    const { ids, take } = { ...asObject(query), ...asObject(body) }
    if (Array.isArray(ids)) return ids.map((id: unknown) => ({ ...asObject(this.#value(shape.items ?? {}, name)), id }))
    if (shape.type !== 'array') return this.#value(shape, name)
    const size = take === undefined ? this.fullness.listSize(name) : Number(take)
    return this.#list(shape, size, name)
  }

  #value(shape: Shape, call: CallName): unknown {
    if ('const' in shape) return shape.const
    this.#next += 1
    if (shape.enum) return shape.enum[this.#next % shape.enum.length]
    if (shape.anyOf) return this.#value(this.#variant(shape.anyOf), call)
    if (shape.type === 'object') return this.#object(shape, call)
    if (shape.type === 'array') return this.#list(shape, this.fullness.listSize(call), call)
    if (shape.type === 'integer' || shape.type === 'number') return this.#number(shape)
    if (shape.type === 'boolean') return true
    if (shape.type === 'null') return null
    return this.#text(shape)
  }

  #text({ format = '', minLength = 0, maxLength }: Shape): string {
    return texts[format] ?? `text${this.#next}`.padEnd(minLength, '.').slice(0, maxLength)
  }

  #variant(variants: readonly Shape[]): Shape {
    const some = variants.filter(({ type }) => type !== 'null')
    return some[this.#next % some.length] ?? {}
  }

  #object({ properties = {}, required = [] }: Shape, call: CallName): object {
    const present = Object.entries(properties).filter(
      ([name]) => required.includes(name) || this.fullness.hasOptional(),
    )
    return Object.fromEntries(present.map(([name, shape]) => [name, this.#value(shape, call)]))
  }

  #list({ items = {}, maxItems = Infinity, uniqueItems }: Shape, size: number, call: CallName): unknown[] {
    const all = Array.from({ length: Math.min(size, maxItems) }, () => this.#value(items, call))
    return uniqueItems ? [...new Set(all)] : all
  }

  #number({ minimum = 1, maximum = Infinity }: Shape): number {
    return minimum + (this.#next % (Math.min(maximum, 1_000_000) - minimum + 1))
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
