import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LodgeRole } from '../../legacy/contract/lodges/lodgeEnums'
import { seedReference } from '../../legacy/main/reference'
import { insertLodge, setLodgeRole } from '../../legacy/testing/lodges'
import { insertMeetup } from '../../legacy/testing/meetups'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { type Graph, startGraph } from './startGraph'

let graph: Graph
let lodgeId: number
beforeAll(async () => {
  graph = await startGraph()
  await seedReference(graph.legacy.deps.db)
})
afterAll(() => graph.close())

/** The client's own operation. */
function stored(name: string): string {
  const operations = JSON.parse(readFileSync('web/platform/relay/persisted.json', 'utf8')) as Record<string, string>
  const text = Object.values(operations).find((each) => each.startsWith(`query ${name}(`))
  if (text === undefined) throw new Error(`The client has no ${name}`)
  return text
}

async function lodgeWith(role: LodgeRole | undefined): Promise<TestMember> {
  const { legacy } = graph
  const owner = await newMember(legacy)
  const viewer = role === LodgeRole.Owner ? owner : await newMember(legacy)
  lodgeId = await insertLodge(legacy, owner.id)
  if (role !== undefined && role !== LodgeRole.Owner) await setLodgeRole(legacy, lodgeId, viewer.id, role)
  for (let count = 0; count < 4; count += 1) await insertMeetup(legacy, lodgeId, owner.id)
  return viewer
}

it.each([
  ['a stranger', 2, undefined],
  ['a member', 5, LodgeRole.Member],
  ['an assistant', 5, LodgeRole.Assistant],
  ['the owner', 5, LodgeRole.Owner],
])('the front of a lodge takes for %s at most %i calls', async (_who, most, role) => {
  const viewer = await lodgeWith(role)
  const sid = viewer.client.cookies.get('sid')
  const { data, errors, extensions } = await graph.ask<{ lodge: { name: string } }>(
    { query: stored('LodgeScreenQuery'), variables: { legacyId: lodgeId } },
    sid,
  )
  expect(errors ?? []).toEqual([])
  expect(data?.lodge.name).toMatch(/^Lodge /)
  // Those for the session and the addresses come with every request.
  const calls = extensions.restCalls.map(({ call }) => call).filter((call) => !/^(CurrentProfile|Common)\./.test(call))
  expect(calls.length).toBeLessThanOrEqual(most)
})
