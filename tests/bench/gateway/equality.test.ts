import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Contestant } from './contestants'
import { compareAnswers } from './equality'
import { load, poolFor } from './load'
import { type BenchQuery, journeyOf } from './queries'

const query: BenchQuery = {
  name: 'counts',
  id: 'a',
  text: '{ state }',
  variables: {},
  steps: [[{ name: 'Profiles.GetProfile' }]],
}
const journey = journeyOf(query, 'id')
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** A server that gives these answers in turn, then repeats the last one. */
async function answering(...answers: readonly object[]) {
  let asked = 0
  const server = createServer((_request, response) => {
    response.end(JSON.stringify(answers[Math.min(asked, answers.length - 1)]))
    asked += 1
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const right = { data: { state: 'SHOWN' } }
const wrong = { data: { state: 'GONE' } }

/** Compares a server with a correct one. */
async function compared(...answers: readonly object[]) {
  const contestant: Contestant = { name: 'stub', title: 'A stub', entry: '', form: 'id', peer: false }
  const [upstream, ...urls] = await Promise.all([answering({}), answering(right), answering(...answers)])
  return compareAnswers({ servers: urls.map((url) => ({ contestant, url })), upstream: { url: upstream } }, [query])
}

describe('the comparison of answers', () => {
  it('accepts a server with the same answers', async () => {
    await expect(compared(right)).resolves.toBeUndefined()
  })

  it.each([
    ['otherwise', [wrong]],
    ['otherwise once an operation comes again', [right, right, wrong]],
    ['with more than data', [{ ...right, extensions: {} }]],
    ['with errors', [{ data: null, errors: [] }]],
  ])('refuses one that answers %s', async (_how, answers) => {
    await expect(compared(...answers)).rejects.toThrow(/counts/)
  })
})

describe('load', () => {
  it.each([
    ['as long as before', { data: { state: 'OTHER' } }],
    ['of another length', wrong],
  ])('fails when an answer changes and is %s', async (_how, changed) => {
    const pool = poolFor(await answering(right, right, changed), journey, 1)
    await expect(load(pool, journey, 1, 60_000)).rejects.toThrow(/has changed/)
    await pool.close()
  })
})
