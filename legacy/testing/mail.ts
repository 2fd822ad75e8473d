import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { BodyOf } from '../contract/contract'
import { newMember, type TestMember } from './members'
import type { TestServer } from './testServer'

type Sent = BodyOf<'Mail.SendMessage'>

export function newWriter(
  server: TestServer,
  values: Parameters<typeof newMember>[1] = {},
  options?: Parameters<typeof newMember>[2],
): Promise<TestMember> {
  return newMember(server, { memberUntil: '2099-01-01T00:00:00Z', ...values }, options)
}

/** Writes as a form does, with a new key by default. */
export function write({ client }: Pick<TestMember, 'client'>, to: Partial<Sent>) {
  return client.call('Mail.SendMessage', { text: 'Hej', key: randomUUID(), ...to })
}

/** Writes to a member. Returns the message. */
export async function written(from: TestMember, to: TestMember, text = 'Hej') {
  const { status, data } = await write(from, { profileId: to.id, text })
  expect(status).toBe(200)
  return data
}
