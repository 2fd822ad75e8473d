import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Problem } from '../../../legacy/contract/call'
import { jpeg } from '../../../legacy/testing/media'
import { newMember, type TestMember } from '../../../legacy/testing/members'
import { insertPlaces } from '../../../legacy/testing/places'
import { startTestServer, type TestServer } from '../../../legacy/testing/testServer'

let server: TestServer
let member: TestMember
let picture: Buffer

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  member = await newMember(server)
  picture = await jpeg()
})
afterAll(() => server.close())

const boundary = 'edge'
const part = (name: string, content: Buffer | string, filename = 'boat.jpg') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const end = Buffer.from(`--${boundary}--\r\n`)

async function send(payload: Buffer, contentType = `multipart/form-data; boundary=${boundary}`) {
  await sql`delete from rate_limit`.execute(server.deps.db)
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/Common/UploadTempMedia',
    headers: {
      'x-forwarded-host': 'dk.localhost',
      cookie: `sid=${member.client.cookies.get('sid')}`,
      'content-type': contentType,
    },
    payload,
  })
  const { code, fields } = response.json<Problem>()
  return { status: response.statusCode, code, field: fields?.[0]?.field }
}

/** Every cut near the ends, where the form's lines are, and some in the picture. */
function cutsOf({ length }: Buffer): number[] {
  return Array.from({ length }, (_, at) => at).filter((at) => at < 120 || at > length - 60 || at % 211 === 0)
}

describe('an upload', () => {
  it('that is truncated is refused with the field, wherever it ends', async () => {
    const whole = Buffer.concat([part('File', picture), end])
    expect(await send(whole)).toMatchObject({ status: 200 })
    const wrong: unknown[] = []
    for (const at of cutsOf(whole)) {
      const answer = await send(whole.subarray(0, at))
      const taken = answer.status === 200 && at >= whole.length - 4
      if (!taken && !(answer.status === 400 && answer.field === 'File')) wrong.push({ at, of: whole.length, ...answer })
    }
    expect(wrong).toEqual([])
  })

  it.each([
    ['holds no part', () => end, 400],
    ['is empty', () => Buffer.alloc(0), 400],
    ['holds another part alone', () => Buffer.concat([part('Other', picture), end]), 400],
    ['names its part like a prototype', () => Buffer.concat([part('__proto__', picture), end]), 400],
    ['names its part with odd characters', () => Buffer.concat([part('\ud800\u0000', picture), end]), 400],
    ['is a file without content', () => Buffer.concat([part('File', ''), end]), 415],
    ['holds the part twice', () => Buffer.concat([part('File', picture), part('File', picture), end]), 200],
    ['has an odd file name', () => Buffer.concat([part('File', picture, '\u202e../../\u0000etc'), end]), 200],
  ])('that %s is answered or refused', async (_case, payload, status) => {
    expect(await send(payload())).toMatchObject({ status })
  })

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=other',
    'multipart/mixed',
  ])('of the type %s is refused', async (type) => {
    const { status } = await send(Buffer.concat([part('File', picture), end]), type)
    expect([400, 415]).toContain(status)
  })
})
