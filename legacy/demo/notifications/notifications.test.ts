import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NotificationTopic, ProfileStatus } from '../../contract/enums'
import { isKept } from '../../shared/notifications/news'
import { TestClient } from '../../testing/testClient'
import { startDemoServer } from '../../testing/demo'
import type { TestServer } from '../../testing/testServer'
import { demoActors, demoPassword } from '../community/actors'

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

/** Demo logins that can log in, and whether they may use blogs. */
const members = demoActors
  .filter(({ traits }) => traits.status === ProfileStatus.Active && traits.termsAccepted)
  .map(({ name, traits }) => [name, !traits.bannedFromBlogs] as const)

describe('the notifications of the demo community', () => {
  it('cover every stored topic, some unread, and none is sent', async () => {
    const { rows } = await sql<{ topic: number; read: number; unread: number }>`
      select topic, count(read_at) as read, count(*) - count(read_at) as unread
      from notification group by topic order by topic`.execute(server.deps.db)
    // Nothing is left in the demo of a connection that somebody ended.
    const expected = Object.values(NotificationTopic).filter((topic) => topic !== NotificationTopic.BondDeleted)
    expect(rows.map(({ topic }) => topic)).toEqual(expected.filter(isKept))
    expect(rows.filter(({ read, unread }) => read === 0 || unread === 0)).toEqual([])
    await server.runJobs()
    expect(server.mails).toEqual([])
  })

  it('happened before they were read; each comment notifies a member once', async () => {
    const count = async (condition: string) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.raw(condition)}`.execute(server.deps.db)
      return rows[0]?.count
    }
    const now = server.clock.now().toISOString()
    expect(await count(`notification where created_at > '${now}' or read_at <= created_at or read_at > '${now}'`)).toBe(
      0,
    )
    const twice = `select from notification where comment_id is not null and topic <> 4
      group by profile_id, comment_id having count(*) > 1`
    expect(await count(`(${twice}) as twice`)).toBe(0)
  })

  it.each(members)('gives %s a list with several topics, read and unread', async (name, blogs) => {
    const client = new TestClient(server)
    await client.call('LogOn.LogOn', { name, password: demoPassword })
    const { data } = await client.call('Notifications.ClientNotifications', { take: 101 })
    expect(new Set(data.map(({ topic }) => topic)).size).toBeGreaterThan(blogs ? 5 : 3)
    expect(data.some(({ read }) => read)).toBe(true)
    const unread = data.filter(({ read }) => !read).length
    expect(unread).toBeGreaterThan(0)
    expect(unread).toBeLessThan(60)
  })
})
