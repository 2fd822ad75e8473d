import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TSchema } from 'typebox'
import { isAnswer } from '../../../gateway/core/answerChecks'
import { refusal, SystemError } from '../../../gateway/core/errors'
import { Upstream, type UpstreamAnswer, type UpstreamRequest } from '../../../gateway/core/upstream'
import { callByName } from '../../../legacy/contract/contract'
import { drawn, drawnAnswer, drawnItem } from './drawnAnswer'

/** What a server behind does, in each call: it follows from the round and from what is asked for. */
export interface Round {
  readonly seed: string
  /** Whether some calls are refused, or answered as they should not be. */
  readonly callsFail: boolean
  /** Whether so are some look-ups, or some items of theirs are not there or not as they should be. */
  readonly lookUpsFail: boolean
}

/** All is well but for the order in which answers come. */
export const well: Round = { seed: 'well', callsFail: false, lookUpsFail: false }

/** Rounds in which something goes wrong, each time something else. */
export function worse(rounds: number): Round[] {
  return Array.from({ length: rounds }, (_, index) => ({ seed: `worse${index}`, callsFail: true, lookUpsFail: true }))
}

/** What the ids of a look-up are asked for by. */
interface LookUp {
  readonly ids: readonly number[]
}

/**
 * A server behind without a network: answers come after a number of turns of the event loop, which the round says, so
 * that they overtake each other in the same way whoever asks.
 */
export class DrawnUpstream extends Upstream {
  round: Round = well
  calls: string[] = []
  #underWay = 0

  override async send(request: UpstreamRequest): Promise<UpstreamAnswer> {
    const { name, query, body } = request
    const lookedUp = isLookUp(body)
    const what = lookedUp ? body.ids.toSorted((one, other) => one - other) : [inOrder(query), body]
    const asked = `${name} ${JSON.stringify(what)}`
    this.calls.push(asked)
    this.#underWay += 1
    try {
      // What becomes of a thing that is looked up does not hang on what is looked up with it.
      const key = `${this.round.seed} ${lookedUp ? name : asked}`
      for (let turns = drawn(`${key} late`, 6); turns > 0; turns -= 1) await nextTurn()
      if (lookedUp ? this.round.lookUpsFail : this.round.callsFail) failIfDrawn(request, key)
      return { status: 200, answer: this.#answer(request, key), setCookieLines: [] }
    } finally {
      this.#underWay -= 1
    }
  }

  /** Until nothing follows any more from what was asked: an answer does not wait for what it leaves out. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet = this.#underWay === 0 ? quiet + 1 : 0) await nextTurn()
  }

  #answer({ name, body }: UpstreamRequest, key: string): unknown {
    const schema = callByName.get(name)?.answer
    if (!schema) throw new Error(`There is no call ${name}`)
    if (isLookUp(body)) return this.#items(schema, body, key)
    const answer = drawnAnswer(schema, key)
    if (!isAnswer(name, answer)) throw new Error(`What is made for ${name} does not fit: ${JSON.stringify(answer)}`)
    return answer
  }

  #items(schema: TSchema, { ids }: LookUp, key: string): unknown[] {
    return ids.flatMap((id) => {
      const luck = this.round.lookUpsFail ? drawn(`${key} luck ${id}`, 8) : Infinity
      if (luck === 0) return []
      return [luck === 1 ? { id } : drawnItem(schema, key, id)]
    })
  }
}

function failIfDrawn({ name, requestId }: UpstreamRequest, key: string): void {
  const origin = { call: name, requestId }
  const status = [403, 404, 500, 600][drawn(`${key} fails`, 32)]
  if (status === undefined) return
  if (status < 500) throw refusal(status, {}, origin)
  throw new SystemError('UPSTREAM_ERROR', { ...origin, reason: status === 500 ? 'STATUS' : 'MALFORMED' })
}

/** Which of several parameters comes first says nothing. */
function inOrder(query: string): string {
  return query.slice(1).split('&').toSorted().join('&')
}

function isLookUp(body: unknown): body is LookUp {
  return typeof body === 'object' && body !== null && 'ids' in body && Array.isArray(body.ids)
}
