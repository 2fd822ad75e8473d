import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { operationsIn, problemsOf } from './appOperations'

const sdl = 'type Query { viewer: Viewer } type Viewer { name: String }'
const text = 'query Name { viewer { name } }'
const id = createHash('sha256').update(text).digest('hex')

describe('operations of an app', () => {
  it.each([
    [
      'Apollo',
      {
        format: 'apollo-persisted-query-manifest',
        version: 1,
        operations: [{ id, name: 'Name', type: 'query', body: text }],
      },
    ],
    ['Relay', { [id]: text }],
  ])('are read as %s writes them', (_, content) => {
    expect(operationsIn(JSON.stringify(content))).toEqual({ [id]: text })
  })

  it('are refused in any other form', () => {
    expect(() => operationsIn('[1]')).toThrow(/neither a manifest/)
  })

  it('are registered when the graph can answer them', () => {
    expect(problemsOf({ [id]: text, short: text }, sdl, [])).toEqual([])
  })

  it.each([
    ['a field that is not there', { a: 'query Name { viewer { age } }' }, /a: Cannot query field "age"/],
    ['a text that is no document', { a: 'query {' }, /a: .*Syntax Error/],
    ['several operations', { a: `${text} query Other { viewer { name } }` }, /a: holds not exactly one operation/],
    ['an id that is not its hash', { [id.replace(/./g, '0')]: text }, /is not the SHA-256/],
  ])('are refused with %s', (_, operations, message) => {
    const problems = problemsOf(operations, sdl, [])
    expect(problems).toEqual([expect.stringMatching(message)])
  })

  it('are refused when another list has the id for another text', () => {
    const other = { app: 'ios', version: '4.1', lastDay: null, operations: { a: 'query Other { viewer { name } }' } }
    expect(problemsOf({ a: text }, sdl, [other])).toEqual(['a: ios 4.1 has another operation of this id'])
    expect(problemsOf({ a: other.operations.a }, sdl, [other])).toEqual([])
  })
})
