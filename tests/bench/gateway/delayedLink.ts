import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy that delays all traffic to a server. */
export interface DelayedLink {
  readonly url: string
  close(): void
}

/** Opens a proxy to a local port that delays everything by some milliseconds in each direction. */
export async function openDelayedLink(port: number, ms: number): Promise<DelayedLink> {
  const open = new Set<Socket>()
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true })
    for (const socket of [near, far]) {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      socket.on('error', () => undefined)
    }
    passOn(near, far, ms)
    passOn(far, near, ms)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: ownPort } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${ownPort}`,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** Each chunk keeps its distance to the previous one, so that long answers take no longer than short ones. */
function passOn(from: Socket, to: Socket, ms: number): void {
  from.on('data', (chunk: Buffer) => setTimeout(() => to.write(chunk), ms))
  from.on('close', () => setTimeout(() => to.end(), ms))
}
