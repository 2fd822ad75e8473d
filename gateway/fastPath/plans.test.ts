import { buildSchema, getOperationAST, parse } from 'graphql'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { flattened } from './flattened'
import { planSize } from './planSize'
import { Plans } from './plans'

const schema = buildSchema(`
  interface Pet { name: String, owner: Person }
  type Cat implements Pet { name: String, owner: Person, lives: Int }
  type Dog implements Pet { name: String, owner: Person }
  type Fish implements Pet { name: String, owner: Person }
  type Person { name: String, pet: Pet }
  type Query { pet: Pet, person: Person, a: Int, b: Int, c: Int, d: Int, e: Int }
`)

describe('the size of a plan', () => {
  const sizeOf = (text: string, max = 1_000) => {
    const document = parse(text)
    const operation = getOperationAST(document)
    if (!operation) throw new Error('There is no operation')
    return planSize(schema, flattened(document, operation).operation, max)
  }

  it.each([
    ['its fields and objects', '{ a person { name } }', 1 + 2 + 2],
    ['the fields of an interface, for each of its types', '{ pet { name } }', 2 + 3 * 2],
    ['interfaces in interfaces', '{ pet { owner { pet { name } } } }', 2 + 3 * (2 + 2 + 3 * 2)],
    ['a fragment on one type for that type only', '{ pet { name ... on Cat { lives } } }', 2 + 3 * 2 + 1],
    ['a fragment on an interface for all its types', '{ pet { ... on Pet { name } } }', 2 + 3 * 2],
    ['a field once, though it is selected twice', '{ a a ... on Query { a } ...F } fragment F on Query { a }', 2],
    ['what is below a field that is selected twice', '{ person { name } person { pet { name } } }', 2 + 3 + 3 * 2],
    ['two fields where the answer has two', '{ a other: a }', 3],
    ['the name of a type', '{ __typename pet { __typename } }', 3 + 3 * 2],
  ])('counts %s', (_what, text, size) => {
    expect(sizeOf(text)).toBe(size)
  })

  it('is infinite above the maximum, which few lines exceed', () => {
    const nested = `{ ${'pet { owner { '.repeat(60)} name ${'} } '.repeat(60)} }`
    expect(sizeOf(nested)).toBe(Infinity)
    expect(sizeOf('{ a b c }', 4)).toBe(4)
    expect(sizeOf('{ a b c }', 3)).toBe(Infinity)
  })
})

describe('plans', () => {
  const check = vi.fn((text: string) => parse(text))
  beforeEach(() => void check.mockClear())

  const capacity = 100
  const plansWith = (fromUse: number, maxFields = capacity) => new Plans(schema, { fromUse, maxFields, maxCost: 100 })
  const find = (plans: Plans, text: string) => plans.find(text, undefined, check)
  /** The use from which an operation has a plan; null if it has none after many. */
  const compiledAtUse = (plans: Plans, text: string) => {
    for (let use = 1; use <= 1_000; use += 1) if (find(plans, text)) return use
    return null
  }
  const aliases = (count: number, prefix = 'a') =>
    Array.from({ length: count }, (_none, index) => `${prefix}${index}: a`)
  /** Operations with a size of twenty: eighteen fields, their object and the text. */
  const large = ['a', 'b', 'c', 'd', 'e', 'f'].map((prefix) => `{ ${aliases(18, prefix).join(' ')} }`)

  it('are made at the given use, or never', () => {
    expect(compiledAtUse(plansWith(1), '{ a }')).toBe(1)
    expect(compiledAtUse(plansWith(3), '{ a }')).toBe(3)
    expect(compiledAtUse(plansWith(0), '{ a }')).toBeNull()
    expect(compiledAtUse(plansWith(1, 0), '{ a }')).toBeNull()
  })

  it('pay off first once half of the capacity is used, and displace the one used least recently', () => {
    const plans = plansWith(2)
    const [one, two, three, four, five, six] = large as [string, string, string, string, string, string]
    expect([one, two, three].map((text) => compiledAtUse(plans, text))).toEqual([2, 2, 2])
    expect([four, five].map((text) => compiledAtUse(plans, text))).toEqual([20, 20])
    expect(plans.count).toBe(5)
    find(plans, one)
    expect(compiledAtUse(plans, six)).toBe(20)
    expect(plans.count).toBe(5)
    expect(find(plans, one)).not.toBeNull()
    expect(find(plans, two)).toBeNull()
  })

  it('are not made of an operation that would use more than a quarter of the capacity, which is checked once', () => {
    const plans = plansWith(1)
    expect(compiledAtUse(plans, `{ ${aliases(25).join(' ')} }`)).toBeNull()
    expect(check).toHaveBeenCalledTimes(1)
  })

  it.each(['{ s: __schema { types { name } } }', '{ t: __type(name: "Cat") { name } }'])(
    'are not made of a question about the schema: %s',
    (text) => {
      expect(compiledAtUse(plansWith(1, 10_000), text)).toBeNull()
      expect(compiledAtUse(plansWith(1, 10_000), '{ pet { __typename } }')).toBe(1)
    },
  )

  it('are not made of refused texts, which use no capacity', () => {
    const plans = plansWith(1)
    check.mockImplementation(() => null as never)
    for (const name of ['a', 'b']) expect(compiledAtUse(plans, `{ ${name} } # ${'x'.repeat(50_000)}`)).toBeNull()
    expect(compiledAtUse(plans, '')).toBeNull()
    check.mockImplementation((text) => parse(text))
    expect(large.slice(0, 3).map((text) => compiledAtUse(plans, text))).toEqual([1, 1, 1])
  })
})
