import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer'
import { outboxMailer } from './mailer'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const mail = (subject: string) => ({
  from: { name: 'Nordlys', address: 'no-reply@nordlys.example' },
  to: 'signe@example.com',
  subject,
  html: `<p>${subject}</p>`,
  text: subject,
})

it("writes mails to the demo's outbox, newest first, with nothing of them executed", async () => {
  let now = new Date('2026-11-20T12:00:00Z')
  const mailer = outboxMailer(join(server.deps.settings.dataDir, 'outbox'), () => now)
  await mailer.send(mail('First'))
  now = new Date('2026-11-20T12:00:01Z')
  await mailer.send(mail('<script>alert(1)</script>'))

  const page = await server.app.inject('/outbox')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain('&lt;script&gt;')
  expect(page.body).not.toContain('<script>')
  expect(page.body.indexOf('&lt;script')).toBeLessThan(page.body.indexOf('First'))
  const links = [...page.body.matchAll(/href="([^"]+)"/g)].map(([, link]) => link ?? '')
  expect(links).toHaveLength(2)
  expect((await server.app.inject(links[1] ?? '')).body).toBe('<p>First</p>')
  for (const path of ['/outbox/..%2Fsecret', '/outbox/x.html', '/outbox/x.eml', '/outbox/.html']) {
    expect((await server.app.inject(path)).statusCode).toBe(404)
  }
})

it('shows the other mails when one cannot be read', async () => {
  const folder = join(server.deps.settings.dataDir, 'outbox')
  await outboxMailer(folder, () => new Date('2026-11-20T13:00:00Z')).send(mail('Whole'))
  await writeFile(join(folder, '2026-11-20T14-00-00-000Z-half.json'), '{"to":"signe@exam')
  const page = await server.app.inject('/outbox')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Whole')
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
  await rm(folder, { recursive: true })
})

it('writes what a mail program can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  await outboxMailer(folder, () => new Date('2026-11-20T12:00:00Z')).send({
    ...mail('Bekræft'),
    replyTo: 'reply+1@svar.nordlys.example',
  })
  const file = (await readdir(folder)).find((name) => name.endsWith('.eml')) ?? ''
  const message = await readFile(join(folder, file), 'utf8')
  expect(message).toMatch(/^From: Nordlys <no-reply@nordlys\.example>/m)
  expect(message).toMatch(/^To: signe@example\.com/m)
  expect(message).toMatch(/^Date: Fri, 20 Nov 2026 12:00:00 \+0000/m)
  expect(message).toMatch(/multipart\/alternative/)
  expect(message).toMatch(/^Reply-To: reply\+1@svar\.nordlys\.example/m)
  // Programs do not answer it.
  expect(message).toMatch(/^Auto-Submitted: auto-generated/m)
  await rm(folder, { recursive: true })
})
