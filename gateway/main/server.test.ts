import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { viewer } from '../testing/fixtures'
import { startGateway } from '../testing/gateway'
import { startStub } from '../testing/stub'

describe('a gateway that is told to end', () => {
  it('finishes its requests, and accepts no new ones', async () => {
    const stub = await startStub()
    const gateway = await startGateway(stub.url)
    let answer = (): void => undefined
    const asked = new Promise<void>((resolve) => {
      stub.on('CurrentProfile.GetProfileData', async () => {
        resolve()
        await new Promise<void>((release) => (answer = release))
        return viewer
      })
    })
    const underWay = gateway.ask('{ viewer { name } }')
    await asked
    const closed = gateway.close()
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow('fetch failed')
    answer()
    expect((await underWay).data).toEqual({ viewer: { name: 'Freja' } })
    await closed
    await stub.close()
  })

  it('does not wait for a connection that a client has opened and never used', async () => {
    const stub = await startStub()
    const gateway = await startGateway(stub.url)
    const unused = connect(Number(new URL(gateway.url).port), '127.0.0.1').on('error', () => undefined)
    await once(unused, 'connect')
    await expect(gateway.close()).resolves.toBeUndefined()
    await stub.close()
  })
})
