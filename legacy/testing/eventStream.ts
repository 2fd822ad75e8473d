import { EventSourceParserStream } from 'eventsource-parser/stream'
import { EVENTS_PATH, type ServerEvent } from '../contract/events'

export interface HeardEvents {
  readonly status: number
  /** The next event; undefined when the stream has ended. */
  next(): Promise<ServerEvent | undefined>
  close(): Promise<void>
}

/** Listens as a gateway does. */
export async function listenTo(legacyUrl: string, secret: string): Promise<HeardEvents> {
  const response = await fetch(legacyUrl + EVENTS_PATH, { headers: { authorization: `Bearer ${secret}` } })
  if (!response.ok || !response.body) throw new Error(`The stream is refused: ${response.status}`)
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  return {
    status: response.status,
    next: async () => {
      const { value } = await reader.read()
      return value && (JSON.parse(value.data) as ServerEvent)
    },
    close: () => reader.cancel(),
  }
}
