import { isDeepStrictEqual } from 'node:util'
import { answersNothing, isAnswer } from '../../gateway/core/rest/answerChecks'
import type { ErrorCode } from '../../gateway/core/errors'
import type { AskedError } from '../../gateway/testing/gateway'
import { type CallName, callByName } from '../../legacy/contract/contract'
import { type Fault, secret } from './faults'
import { madeAnswer } from './madeAnswer'

export interface Answer {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly data: unknown
  readonly errors: readonly AskedError[]
}

export type Arrivals = ReadonlyMap<CallName, number>

/** The result of an operation without a fault. */
export interface Clean {
  readonly answer: Answer
  readonly arrivals: Arrivals
}

/** The result with a fault at some of its calls. */
export interface Suffered extends Clean {
  readonly fault: Pick<Fault, 'code' | 'reason' | 'again' | 'wrong' | 'slow'>
  readonly at: readonly CallName[]
}

const codes: readonly ErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'MEMBERS_ONLY',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'RATE_LIMITED',
  'UPSTREAM_ERROR',
  'UPSTREAM_TIMEOUT',
  'STREAM_UNAVAILABLE',
]
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Internals: stack traces, Node's errors and the upstream's address. */
const inner = /\n\s+at |\bECONN|EPIPE|UND_ERR|undici|socket|hang up|127\.0\.0\.1|localhost|node:|\.ts\b/i

/** Without the member's own settings, the page shows the defaults. */
const madeGood: readonly CallName[] = ['Common.GetStartPageSortOptions']

/** All violations of the expected behaviour; empty if there are none. */
export function complaints(clean: Clean, suffered: Suffered): string[] {
  const { answer, at } = suffered
  const unseen = isHarmless(suffered)
  return [
    ...ofForm(answer),
    ...answer.errors.flatMap((error) => ofError(error, clean, suffered)),
    ...ofArrivals(clean.arrivals, suffered),
    // An answer that fits the contract is shown, even if it contains the secret.
    ...(!unseen && answer.text.includes(secret) ? ['what the server behind said'] : []),
    ...(unseen || at.some((call) => madeGood.includes(call)) ? [] : ofWhatFailed(clean, suffered)),
  ]
}

function ofWhatFailed(clean: Clean, { at, answer, arrivals }: Suffered): string[] {
  // A look-up is skipped when another call has primed its result first.
  const silent = at.some((call) => !isLookUp(call) || arrivals.has(call)) && answer.errors.length === 0
  return [...(silent ? ['nothing is said of the fault'] : []), ...lost(clean.answer, answer)]
}

function ofForm({ status, type, data, errors }: Answer): string[] {
  return [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...(/^application\/(graphql-response\+)?json; charset=utf-8$/.test(type) ? [] : [`type ${type}`]),
    ...(data === undefined && errors.length === 0 ? ['neither data nor errors'] : []),
    ...(inner.test(JSON.stringify(errors)) ? [`inner words: ${JSON.stringify(errors)}`] : []),
  ]
}

function ofError({ extensions, path }: AskedError, clean: Clean, { fault, at }: Suffered): string[] {
  const { code, reason, call, requestId } = extensions
  // With a short timeout, other calls may also time out on a busy machine.
  const failing = fault.slow ? [...at, ...clean.arrivals.keys()] : at
  const wanted =
    codes.includes(code as ErrorCode) &&
    code === fault.code &&
    reason === fault.reason &&
    failing.includes(call as CallName) &&
    uuid.test(String(requestId)) &&
    Array.isArray(path)
  return wanted ? [] : [`an error that does not say what failed: ${JSON.stringify({ extensions, path })}`]
}

/** Whether errors in these calls' answers are undetectable. */
function isHarmless({ fault: { wrong }, at }: Suffered): boolean {
  return wrong !== undefined && at.every((call) => answersNothing(call) || fits(call, wrong))
}

function fits(call: CallName, wrong: (answer: unknown) => unknown): boolean {
  const schema = callByName.get(call)?.answer
  const answer = schema && wrong(madeAnswer(schema))
  return answer !== undefined && isAnswer(call, answer)
}

/**
 * A write reaches the server at most once, a read at most twice. Objects that a failed read would have primed may
 * be looked up.
 */
function ofArrivals(clean: Arrivals, { arrivals, fault, at }: Suffered): string[] {
  return [...arrivals].flatMap(([call, times]) => {
    const twice = callByName.get(call)?.method === 'GET' && fault.again === true && at.includes(call)
    const most = Math.max(clean.get(call) ?? 0, isLookUp(call) ? 1 : 0) * (twice ? 2 : 1)
    return times <= most ? [] : [`${call} made ${times} times instead of ${most}`]
  })
}

function isLookUp(call: CallName): boolean {
  return call.endsWith('ByIds')
}

type Path = readonly (string | number)[]

/** Data that did not fail is complete: null only where an error explains it. */
function lost(clean: Answer, { data, errors }: Answer): string[] {
  const failed = errors.map(({ path }) => path ?? [])
  const explains = (path: Path) => failed.some((other) => isDeepStrictEqual(other.slice(0, path.length), path))
  function compare(was: unknown, is: unknown, path: Path): string[] {
    if (is === null && was !== null) return explains(path) ? [] : [`${path.join('.')} is missing`]
    if (typeof was !== 'object' || was === null || typeof is !== 'object' || is === null) {
      return was === is ? [] : [`${path.join('.')} is ${JSON.stringify(is)}`]
    }
    const found = new Map(Object.entries(is))
    return Object.entries(was).flatMap(([key, value]) =>
      compare(value, found.get(key), [...path, Array.isArray(was) ? Number(key) : key]),
    )
  }
  return compare(clean.data, data, [])
}
