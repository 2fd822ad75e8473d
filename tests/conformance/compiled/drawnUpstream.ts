import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TSchema } from 'typebox'
import { isAnswer } from '../../../gateway/core/rest/answerChecks'
import { refusal, SystemError } from '../../../gateway/core/errors'
import { Upstream, type UpstreamAnswer, type UpstreamRequest } from '../../../gateway/core/rest/upstream'
import { callByName } from '../../../legacy/contract/contract'
import { drawn, drawnAnswer, drawnItem } from './drawnAnswer'

/** Behaviour of the upstream, determined by the round and by the request. */
export interface Round {
  readonly seed: string
  /** Whether some calls are refused or answered wrongly. */
  readonly callsFail: boolean
  /** Whether some look-ups are, or have missing or wrong items. */
  readonly lookUpsFail: boolean
}

/** Everything works; only the order of answers varies. */
export const well: Round = { seed: 'well', callsFail: false, lookUpsFail: false }

/** Rounds with different failures. */
export function worse(rounds: number): Round[] {
  return Array.from({ length: rounds }, (_, index) => ({ seed: `worse${index}`, callsFail: true, lookUpsFail: true }))
}

/** The parameter with a look-up's ids. */
interface LookUp {
  readonly ids: readonly number[]
}

/**
 * An upstream without a network: answers come after a number of event loop turns that the round determines, so
 * that they overtake each other in the same way for every client.
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
      // A looked-up object's outcome does not depend on the other ids of its batch.
      const key = `${this.round.seed} ${lookedUp ? name : asked}`
      for (let turns = drawn(`${key} late`, 6); turns > 0; turns -= 1) await nextTurn()
      if (lookedUp ? this.round.lookUpsFail : this.round.callsFail) failIfDrawn(request, key)
      return { status: 200, answer: this.#answer(request, key), setCookieLines: [] }
    } finally {
      this.#underWay -= 1
    }
  }

  /** Waits until the requests cause no more calls: an answer does not wait for what it omits. */
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

/** Ignores the order of parameters. */
function inOrder(query: string): string {
  return query.slice(1).split('&').toSorted().join('&')
}

function isLookUp(body: unknown): body is LookUp {
  return typeof body === 'object' && body !== null && 'ids' in body && Array.isArray(body.ids)
}
