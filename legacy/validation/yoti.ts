import Type, { type Static, type TSchema } from 'typebox'
import { Check } from 'typebox/value'
import type { YotiSettings } from '../core/settings'
import { AgeCheckUnavailable, type AgeCheckService, type AgeCheckState } from './ageCheckService'

const TIMEOUT_MS = 10_000
const ADULT = 18
/** An estimate by the face counts only with this much room; others show a document. */
const ESTIMATED_ADULT = 25

const Session = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) })
const Result = Type.Object({
  id: Type.String(),
  type: Type.String(),
  status: Type.String(),
  /** The threshold that was passed. */
  age: Type.Optional(Type.Integer()),
})

const states: Readonly<Record<string, AgeCheckState>> = {
  COMPLETE: 'adult',
  FAIL: 'notConfirmed',
  ERROR: 'notConfirmed',
  CANCELLED: 'notConfirmed',
  EXPIRED: 'timedOut',
}

/** Yoti's age verification service; see https://developers.yoti.com/age-verification. */
export function yoti({ apiUrl, viewUrl, key, sdkId }: YotiSettings): AgeCheckService {
  const send = async <S extends TSchema>(path: string, shape: S, body?: object): Promise<Static<S>> => {
    let answer: unknown
    let status: number | undefined
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${key}`, 'yoti-sdk-id': sdkId, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // Only the service itself may see the key.
        redirect: 'error',
      })
      status = response.status
      answer = await response.json()
    } catch (error) {
      throw new AgeCheckUnavailable('Yoti did not answer', { cause: error })
    }
    if (status < 300 && Check(shape, answer)) return answer
    throw new AgeCheckUnavailable(`Yoti answered ${status} in an unexpected way`)
  }

  return {
    begin: async ({ reference, returnUrl, cancelUrl, seconds }) => {
      const { id } = await send('/sessions', Session, {
        type: 'OVER',
        ttl: seconds,
        reference_id: reference,
        callback: { auto: true, url: returnUrl },
        cancel_url: cancelUrl,
        age_estimation: { allowed: true, threshold: ESTIMATED_ADULT, level: 'PASSIVE' },
        digital_id: { allowed: true, threshold: ADULT, level: 'NONE' },
        doc_scan: { allowed: true, threshold: ADULT, level: 'PASSIVE', authenticity: 'AUTO' },
        synchronous_checks: true,
      })
      return { session: id, url: `${viewUrl}?${new URLSearchParams({ sessionId: id, sdkId }).toString()}` }
    },
    stateOf: async (session) => {
      const answer = await send(`/sessions/${encodeURIComponent(session)}/result`, Result)
      const { id, type, status, age = ADULT } = answer
      if (id !== session || type !== 'OVER') throw new AgeCheckUnavailable('Yoti answered about another check')
      return age < ADULT ? 'notConfirmed' : (states[status] ?? 'waiting')
    },
  }
}
