import type { BodyOf } from '../contract/contract'
import { newMember, type TestMember } from './members'
import type { TestClient } from './testClient'
import type { TestServer } from './testServer'

type Written = BodyOf<'Blogs.UpdateBlogEntry'>

export const sampleContent = {
  title: 'An evening out',
  html: '<p>It was warm.</p>',
  tags: [],
  audience: 15,
  commentsEnabled: true,
} satisfies Partial<Written>

/** A new member who may write, since they have a membership; logged in. */
export function newWriter(
  server: TestServer,
  values: Parameters<typeof newMember>[1] = {},
  options?: Parameters<typeof newMember>[2],
): Promise<TestMember> {
  return newMember(server, { memberUntil: '2099-01-01T00:00:00Z', ...values }, options)
}

/** Saves the sample or other content as a client does; published by default. */
export function write({ client }: { readonly client: TestClient }, values: Partial<Written> = {}) {
  return client.call('Blogs.UpdateBlogEntry', { ...sampleContent, publish: true, ...values })
}

/** Publishes an entry of a member. Returns its id. */
export async function publishedBy(member: TestMember, values: Partial<Written> = {}): Promise<number> {
  const { status, data } = await write(member, values)
  if (status !== 200) throw new Error(`The entry was refused with ${status}`)
  return data.id
}
