import { RoleLevel } from '../contract/enums'
import { clientOf, insertProfile } from './profiles'
import type { TestClient } from './testClient'
import type { TestServer } from './testServer'

export interface TestMember {
  readonly id: number
  readonly name: string
  readonly client: TestClient
}

let members = 0

/** A new member by `insertProfile`, logged in, with a unique name. */
export async function newMember(
  server: TestServer,
  values: Partial<Parameters<typeof insertProfile>[1]> = {},
  options?: Parameters<typeof clientOf>[2],
): Promise<TestMember> {
  const name = values.name ?? `Member${++members}`
  const id = await insertProfile(server, { ...values, name })
  return { id, name, client: await clientOf(server, id, options) }
}

export async function actingAs(server: TestServer, profileId: number): Promise<TestClient> {
  const { client } = await newMember(server, { roleLevel: RoleLevel.Developer })
  const { status } = await client.call('Admin.Impersonate', { profileId, reason: 'Help' })
  if (status !== 200) throw new Error(`An administrator may not act as ${profileId}`)
  return client
}

export function idsOf(profiles: readonly { readonly id: number }[]): number[] {
  return profiles.map(({ id }) => id)
}
