import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { picture, problem, viewer } from '../testing/fixtures'
import { readSettings } from '../core/settings'
import { startGateway, type TestGateway } from '../testing/gateway'
import { startStub, type Stub } from '../testing/stub'

let stub: Stub
let open: TestGateway
beforeAll(async () => {
  stub = await startStub()
  open = await startGateway(stub.url)
})
afterEach(() => stub.reset())
afterAll(async () => {
  await open.close()
  await stub.close()
})

describe('an upload', () => {
  const query = `mutation ($file: File!, $purpose: UploadPurpose!) {
    uploadTempMedia(input: { file: $file, purpose: $purpose }) { media { legacyId kind } userErrors { code message } }
  }`

  async function upload(
    gateway: TestGateway,
    file: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = { 'x-graphql-csrf': '1' },
    path = 'variables.file',
  ) {
    const form = new FormData()
    form.append('operations', JSON.stringify({ query, variables: { file: null, purpose: 'PROFILE_PICTURE' } }))
    form.append('map', JSON.stringify({ 0: [path] }))
    form.append('0', new Blob([file], { type: 'image/jpeg' }), 'a "boat".jpg')
    const response = await fetch(`${gateway.url}/graphql`, { method: 'POST', headers, body: form })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  /** Receives the file as the legacy server does, and records its size. */
  function takeFiles(sizes: number[]) {
    stub.on('Common.UploadTempMedia', async (request) => {
      const chunks: Buffer[] = []
      for await (const chunk of request.body as AsyncIterable<Buffer>) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString('latin1')
      sizes.push(text.split('\r\n\r\n')[1]?.replace(/\r\n--[0-9a-f-]+--\r\n$/, '').length ?? -1)
      return { ...picture(5), kind: 5 }
    })
  }

  it('goes on to the upstream whole', async () => {
    const sizes: number[] = []
    takeFiles(sizes)
    const { body } = await upload(open, new Uint8Array(randomBytes(3_000_000).map((byte) => byte || 1)))
    expect(body).toMatchObject({
      data: { uploadTempMedia: { media: { legacyId: 5, kind: 'TEMP_PICTURE' }, userErrors: [] } },
    })
    expect(stub.seen[0]?.query).toEqual({ allowNotJpeg: 'true', allowUploadVideo: 'false' })
    expect(stub.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(sizes).toHaveLength(1)
  })

  it('reaches the upstream before it has ended here', async () => {
    let began = (): void => undefined
    const begun = new Promise<void>((resolve) => (began = resolve))
    stub.on('Common.UploadTempMedia', async (request) => {
      for await (const chunk of request.body as AsyncIterable<Buffer>) if (chunk.length > 0) began()
      return picture(5)
    })
    const { hostname, port } = new URL(open.url)
    const socket = connect(Number(port), hostname)
    const part = (name: string, content: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
    const start =
      part('operations', JSON.stringify({ query, variables: { file: null, purpose: 'PROFILE_PICTURE' } })) +
      part('map', '{"0":["variables.file"]}') +
      '--x\r\ncontent-disposition: form-data; name="0"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
    const file = 'j'.repeat(200_000)
    const end = '\r\n--x--\r\n'
    const head = [
      'POST /graphql HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'X-GraphQL-CSRF: 1',
      'Content-Type: multipart/form-data; boundary=x',
      'Connection: close',
      `Content-Length: ${start.length + file.length + end.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${start}${file.slice(0, 150_000)}`)
    await begun
    socket.write(file.slice(150_000) + end)
    let text = ''
    for await (const chunk of socket) text += String(chunk)
    expect(text).toContain('"legacyId":5')
  })

  it('that the upstream finds too large is a user error in its words', async () => {
    stub.on('Common.UploadTempMedia', (_request, reply) => reply.status(413).send(problem(413, 'FILE_TOO_LARGE')))
    const { body } = await upload(open, new Uint8Array(2_000_000))
    expect(body).toMatchObject({
      data: {
        uploadTempMedia: {
          media: null,
          userErrors: [{ code: 'FILE_TOO_LARGE', message: 'Told in Danish: FILE_TOO_LARGE' }],
        },
      },
    })
  })

  it('over our own limit is aborted', async () => {
    const limits = { ...readSettings({}).limits, upload: 100_000, publicAnswers: 0 }
    const small = await startGateway(stub.url, { limits })
    try {
      takeFiles([])
      const sent = await upload(small, new Uint8Array(150_000))
      expect(sent.body).toMatchObject({
        data: { uploadTempMedia: { media: null, userErrors: [{ code: 'FILE_TOO_LARGE' }] } },
      })
      expect(await upload(small, new Uint8Array(100_000))).toMatchObject({
        body: { data: { uploadTempMedia: { userErrors: [] } } },
      })
      const huge = await upload(small, new Uint8Array(400_000))
      expect(huge).toMatchObject({ status: 413, body: { errors: [{ extensions: { reason: 'FILE_TOO_LARGE' } }] } })
    } finally {
      await small.close()
    }
  })

  it('of a foreign page is refused', async () => {
    expect((await upload(open, new Uint8Array(10), {})).status).toBe(403)
    expect(stub.seen).toEqual([])
  })

  it('without its parts in order is refused', async () => {
    const form = new FormData()
    form.append('0', new Blob(['x']), 'a.jpg')
    form.append('operations', JSON.stringify({ query }))
    const response = await fetch(`${open.url}/graphql`, {
      method: 'POST',
      headers: { 'x-graphql-csrf': '1' },
      body: form,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
  })

  it.each([
    ['of too many steps', `variables${'.a'.repeat(45_000)}`],
    ['that is too long', `variables.${'a'.repeat(200)}`],
  ])('for a place %s is refused', async (_what, path) => {
    const { status, body } = await upload(open, new Uint8Array(10), undefined, path)
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ message: 'The map names one variable for each file.' }] })
    expect(stub.seen).toEqual([])
  })

  it('identifies a file by nothing else', async () => {
    const { errors } = await open.ask(query, { file: 'a.jpg', purpose: 'PROFILE_PICTURE' })
    expect(errors).toHaveLength(1)
    expect((await open.ask('{ viewer { name } }')).data).toEqual({ viewer: { name: viewer.name } })
  })
})
