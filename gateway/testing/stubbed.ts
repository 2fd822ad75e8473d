import { afterAll, afterEach, beforeAll } from 'vitest'
import { startGateway, type TestGateway } from './gateway'
import { startStub, type Stub } from './stub'

/** A gateway in front of a stub, shared by all tests of a file; the handlers of a test are removed after it. */
export function stubbedGateway(): { readonly stub: Stub } & Pick<TestGateway, 'ask' | 'url'> {
  let stub: Stub | undefined
  let gateway: TestGateway | undefined
  beforeAll(async () => {
    stub = await startStub()
    gateway = await startGateway(stub.url)
  })
  afterEach(() => stub?.reset())
  afterAll(async () => {
    await gateway?.close()
    await stub?.close()
  })
  return {
    get stub() {
      return started(stub)
    },
    get url() {
      return started(gateway).url
    },
    ask: (query, variables, options) => started(gateway).ask(query, variables, options),
  }
}

function started<T>(server: T | undefined): T {
  if (!server) throw new Error('The servers run only while tests do.')
  return server
}

/** The id of an object by its number, of a part by those of its whole and its own: `7.4`. */
export function globalId(type: string, id: number | `${number}.${number}`): string {
  return Buffer.from(`${type}:${id}`).toString('base64url')
}
