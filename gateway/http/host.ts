import type { FastifyRequest } from 'fastify'

/** Who writes something else into the Host header, so that addresses built from it would lead elsewhere. */
class MalformedHost extends Error {
  readonly statusCode = 400
}

/** Lets only hosts in, with or without a port. */
export async function refuseMalformedHost({ headers: { host } }: FastifyRequest): Promise<void> {
  if (host && (/[/\\?#@\s]/.test(host) || !URL.canParse(`http://${host}`))) throw new MalformedHost()
}
