import { makeExecutableSchema } from '@graphql-tools/schema'
import {
  getNamedType,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { errorCodes } from '../../gateway/core/errors'
import { createTypeDefs } from '../../gateway/main/areas'
import { calls, pathOf } from '../../legacy/contract/contract'
import { callingFields } from './callingFields'
import { graphDocument } from './document'
import { anchor } from './markdown'

const schema = makeExecutableSchema({ typeDefs: createTypeDefs() })
const text = graphDocument(schema)
const lines = text.split('\n')

describe('docs/graph.md', () => {
  it('has a row for each call, with method, path, access, and the fields that make it', () => {
    const rows = calls.map(([name, { method }]) =>
      lines.filter((line) => line.startsWith(`| \`${method} ${pathOf(name)}\``)),
    )
    expect(rows.filter((found) => found.length !== 1)).toEqual([])
    const row = lines.find((line) => line.includes('`GET /api/Blogs/GetMostViewed`'))
    expect(row).toContain('| `active` | [`Query.blogEntries`](#query-in-blogs)')
    expect(rows.flat().filter((line) => / \| +\|$/.test(line))).toEqual([])
  })

  it('marks the assumed calls, and no other', () => {
    const marked = lines.filter((line) => /^\| `(GET|POST) .*` _assumed_ \|/.test(line))
    expect(marked).toHaveLength(calls.filter(([, { assumed }]) => assumed).length)
  })

  it('lists each field that makes a call under a heading of its type and area', () => {
    const sections = text.split(/^(?=#{2,4} )/m)
    const homeless = callingFields(schema).filter(
      ({ type, name }) =>
        !type.endsWith('Payload') &&
        !sections.some((section) => section.startsWith(`#### ${type} in `) && section.includes(`\n| \`${name}\` `)),
    )
    expect(homeless).toEqual([])
    expect(text).toMatch(
      /^\| `blogEntries` \| The entries of the community: .*\[`Blogs.GetAllBlogEntries`\]\(#calls-of-blogs\)/m,
    )
  })

  it('has a heading for every link, each with a unique name', () => {
    const headings = lines.flatMap((line) => /^#{2,4} (.+)$/.exec(line)?.[1] ?? []).map(anchor)
    expect(new Set(headings).size).toBe(headings.length)
    const targets = new Set([...text.matchAll(/\]\((#[^)]+)\)/g)].map(([, target = '']) => target))
    expect([...targets].filter((target) => !headings.includes(target))).toEqual([])
  })
})

/** The names that a type brings: its own, and those of its fields, arguments and values. */
function namesIn(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return [type.name, ...type.getValues().map(({ name }) => name)]
  if (isInputObjectType(type)) return [type.name, ...Object.keys(type.getFields())]
  if (!isObjectType(type) && !isInterfaceType(type)) return [type.name]
  const fields = Object.values(type.getFields())
  return [type.name, ...fields.flatMap(({ name, args }) => [name, ...args.map((argument) => argument.name)])]
}

/** The codes in the first column of the table with this heading. */
function rowsBelow(heading: string): string[] {
  const from = lines.findIndex((line) => line.startsWith(`| ${heading} `))
  const rows = lines.slice(from + 2)
  return rows.slice(0, rows.indexOf('')).map((row) => /`(\w+)`/.exec(row)?.[1] ?? row)
}

describe('the guide', () => {
  const guide = text.slice(0, text.indexOf('## Fields by area'))
  const types = Object.values(schema.getTypeMap())
  /** Parts of a request, an answer or its errors. */
  const others = ['call', 'documentId', 'errors', 'null', 'reason', 'requestId']
  const directives = ['@defer', '@listSize', '@rest']

  it('names only what the graph has', () => {
    const known = new Set([...types.flatMap(namesIn), ...directives, ...others])
    const named = [...guide.replaceAll(/```[^`]*```/g, '').matchAll(/`(@?[A-Za-z]+)(?:\((\w+):[^`]*\))?`/g)]
    const words = named.flatMap(([, word = '', argument]) => (argument === undefined ? [word] : [word, argument]))
    const ours = words.filter((word) => !/^[A-Z_]+$/.test(word))
    expect(ours.length).toBeGreaterThan(80)
    expect(ours.filter((word) => !known.has(word))).toEqual([])
  })

  it('has only operations that the graph can answer', () => {
    const operations = [...guide.matchAll(/```graphql\n([^`]*)```/g)].map(([, operation = '']) => operation)
    expect(operations.flatMap((operation) => validate(schema, parse(operation)))).toEqual([])
    expect(operations).toHaveLength(1)
  })

  it('says what to do at each code of a fault, and at each type of user error', () => {
    expect(rowsBelow('code').toSorted()).toEqual([...errorCodes].toSorted())
    const userError = schema.getType('UserError')
    const kinds = isInterfaceType(userError) ? schema.getPossibleTypes(userError).map(({ name }) => name) : []
    expect(rowsBelow('type').toSorted()).toEqual(kinds.toSorted())
  })

  it('names every subscription, and every mutation that takes a `key`', () => {
    const subscriptions = Object.keys(schema.getSubscriptionType()?.getFields() ?? {})
    const keyed = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args: [input] }) => {
      const type = input && getNamedType(input.type)
      return isInputObjectType(type) && type.getFields()['key']
    })
    const wanted = [...subscriptions, ...keyed.map(({ name }) => name)]
    expect(wanted.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})
