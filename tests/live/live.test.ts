import { afterEach, beforeEach, expect, it } from 'vitest'
import { publish } from '../../legacy/core/events'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { startTestProduct, type TestProduct } from '../setup/product'
import { LIVE_EVENTS, type OpenStream, openStream } from './stream'

let product: TestProduct
let streams: OpenStream[]
beforeEach(async () => {
  product = await startTestProduct()
  streams = []
})
afterEach(async () => {
  await Promise.all(streams.map((stream) => stream.close()))
  await product.close()
})

async function open(body: object | string, member?: TestMember): Promise<OpenStream> {
  const stream = await openStream(product.url, body, { sid: member?.client.cookies.get('sid') })
  streams.push(stream)
  return stream
}

it('begins with a resync', async () => {
  const member = await newMember(product.legacy)
  const stream = await open(LIVE_EVENTS, member)
  expect(await stream.next()).toMatchObject({ data: { liveEvents: { __typename: 'LiveResync' } } })
  await publish(product.legacy.deps.db, { type: 'CountsChanged', profileIds: [member.id] })
  expect(await stream.next()).toMatchObject({ data: { liveEvents: { __typename: 'LiveCounts' } } })
  await member.client.call('LogOn.LogOut', {})
  expect(await stream.next()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
  expect(await stream.next()).toBeUndefined()
})
