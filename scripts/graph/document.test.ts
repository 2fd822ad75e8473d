import { makeExecutableSchema } from '@graphql-tools/schema'
import { describe, expect, it } from 'vitest'
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
    const headings = lines.filter((line) => line.startsWith('#### '))
    const homeless = callingFields(schema).filter(
      ({ type }) => !type.endsWith('Payload') && !headings.some((line) => line.startsWith(`#### ${type} in `)),
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
