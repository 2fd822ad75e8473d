import type { FastifyRequest } from 'fastify'

/** Who writes something else into the Host header, so that addresses built from it would lead elsewhere. */
class MalformedHost extends Error {
  readonly statusCode = 400
}

/** A name of a machine; addresses and names in other alphabets have rules of their own. */
const plain = /^(?!.*xn--)([a-z\d-]+\.)*[a-z][a-z\d-]*(:\d{1,4})?$/i

/** Lets only hosts in, with or without a port. */
export async function refuseMalformedHost({ headers: { host } }: FastifyRequest): Promise<void> {
  // What most hosts are is seen at once.
  if (!host || plain.test(host)) return
  if (/[/\\?#@\s]/.test(host) || !URL.canParse(`http://${host}`)) throw new MalformedHost()
}
