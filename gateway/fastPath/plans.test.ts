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
  const sizeOf = (text: string, most = 1_000) => {
    const document = parse(text)
    const operation = getOperationAST(document)
    if (!operation) throw new Error('There is no operation')
    return planSize(schema, flattened(document, operation).operation, most)
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

  it('is not counted beyond the most there may be, which few lines reach', () => {
    const nested = `{ ${'pet { owner { '.repeat(60)} name ${'} } '.repeat(60)} }`
    expect(sizeOf(nested)).toBe(Infinity)
    expect(sizeOf('{ a b c }', 4)).toBe(4)
    expect(sizeOf('{ a b c }', 3)).toBe(Infinity)
  })
})

describe('plans', () => {
  const check = vi.fn((text: string) => parse(text))
  beforeEach(() => void check.mockClear())

  const room = 100
  const plansWith = (fromUse: number) => new Plans(schema, { fromUse, maxFields: room, maxCost: 100 })
  const find = (plans: Plans, text: string) => plans.find(text, undefined, check)
  /** At which of its uses an operation has a plan. */
  const firstUse = (plans: Plans, text: string) => {
    for (let use = 1; use <= 1_000; use += 1) if (find(plans, text)) return use
    return null
  }
  /** Operations that take twenty each: nineteen and their text. */
  const large = Array.from({ length: 6 }, (_none, index) => {
    const fields = Array.from({ length: 18 }, (_field, number) => `a${index}x${number}: a`)
    return `{ ${fields.join(' ')} }`
  })

  it('are made at the given use, or never', () => {
    expect(firstUse(plansWith(1), '{ a }')).toBe(1)
    expect(firstUse(plansWith(3), '{ a }')).toBe(3)
    expect(firstUse(plansWith(0), '{ a }')).toBeNull()
  })

  it('have to be repaid first once half of the room is taken, and displace the one used least recently', () => {
    const plans = plansWith(2)
    const [one, two, three, four, five, six] = large as [string, string, string, string, string, string]
    expect([one, two, three].map((text) => firstUse(plans, text))).toEqual([2, 2, 2])
    expect([four, five].map((text) => firstUse(plans, text))).toEqual([100, 100])
    expect(plans.count).toBe(5)
    find(plans, one)
    expect(firstUse(plans, six)).toBe(100)
    expect(plans.count).toBe(5)
    expect(find(plans, one)).not.toBeNull()
    expect(find(plans, two)).toBeNull()
  })

  it('are not made of an operation that would take more than a quarter of the room, and it is checked once', () => {
    const plans = plansWith(1)
    expect(firstUse(plans, `{ ${Array.from({ length: 25 }, (_none, index) => `a${index}: a`).join(' ')} }`)).toBeNull()
    expect(check).toHaveBeenCalledTimes(1)
  })
})
