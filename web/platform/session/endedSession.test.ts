// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { IEnvironment } from 'relay-runtime'
import { createEnvironment } from '#platform/relay/environment'
import { sampleSession, type SessionTraits } from '#testing/session'
import { followSessionOfOtherTabs, leaveEndedSession, loadAfterSessionChange } from './endedSession'
import { commitSession, readSession, readViewerId } from './session'
import { changingSession } from './sessionChange'

const MEMBER = 7
const NOBODY = 0
const unauthenticated = { errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }

const assign = vi.fn()

/** Locks that one holder has after the other. */
function locksInTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, _options: LockOptions, whileHeld: () => unknown) {
      const held = last.then(whileHeld)
      last = held.catch(() => undefined)
      return held
    },
  }
}

function inBrowserWith(locks: object | undefined) {
  vi.stubGlobal('navigator', { ...navigator, locks })
}

/** A member's page, with a gateway that says whom the browser's session belongs to. */
function openPage(viewer: SessionTraits['viewer'] = {}) {
  let answer: () => unknown = () => ({ data: { viewer: { legacyId: MEMBER } } })
  const fetch = vi.fn(async () => Response.json(await answer()))
  vi.stubGlobal('fetch', fetch)
  const environment: IEnvironment = createEnvironment({
    viewerId: () => readViewerId(environment),
    onUnauthenticated: () => leaveEndedSession(environment),
  })
  commitSession(environment, sampleSession({ viewer: { legacyId: MEMBER, ...viewer } }))
  return {
    environment,
    fetch,
    answers: (next: () => unknown) => {
      answer = next
    },
    belongsTo: (legacyId: number) => {
      answer = () => ({ data: { viewer: { legacyId } } })
    },
  }
}

/** Until what has been asked is answered. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  assign.mockClear()
  vi.stubGlobal('location', { assign })
  inBrowserWith(locksInTurn())
})
afterEach(() => vi.unstubAllGlobals())

describe('a page that hears that nobody is logged in', () => {
  it('is left when that is so, after asking once', async () => {
    const { environment, fetch, belongsTo } = openPage()
    belongsTo(NOBODY)
    leaveEndedSession(environment)
    leaveEndedSession(environment)
    await settle()
    expect(fetch).toHaveBeenCalledOnce()
    expect(assign.mock.calls).toEqual([['/']])
  })

  it('is left when the session is another member’s', async () => {
    const { environment, belongsTo } = openPage()
    belongsTo(8)
    leaveEndedSession(environment)
    await settle()
    expect(assign).toHaveBeenCalledOnce()
  })

  it.each([
    ['nobody can be asked', () => Promise.reject(new TypeError('fetch failed'))],
    ['the question is refused itself', () => ({ data: null, ...unauthenticated })],
    ['the answer is refused in part', () => ({ data: { viewer: { legacyId: NOBODY } }, ...unauthenticated })],
  ])('is left when %s', async (_, answer) => {
    const { environment, fetch, answers } = openPage()
    answers(answer)
    leaveEndedSession(environment)
    await settle()
    expect(fetch).toHaveBeenCalledOnce()
    expect(assign).toHaveBeenCalledOnce()
  })

  it('stays as it is when the session is still the member’s, and asks again the next time', async () => {
    const { environment, fetch, belongsTo } = openPage()
    const before = readSession(environment)
    leaveEndedSession(environment)
    await settle()
    expect(assign).not.toHaveBeenCalled()
    expect(readSession(environment)).toEqual(before)

    belongsTo(NOBODY)
    leaveEndedSession(environment)
    await settle()
    expect(fetch).toHaveBeenCalledTimes(2)
    expect(assign).toHaveBeenCalledOnce()
    expect(readSession(environment)).toEqual(before)
  })

  it('asks nobody where nobody was logged in', async () => {
    const { environment, fetch } = openPage({ isLoggedIn: false, legacyId: NOBODY })
    leaveEndedSession(environment)
    await settle()
    expect(fetch).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
  })
})

describe('a page that is left for another after a change of session', () => {
  it('is led nowhere else by requests of the session before, until the browser brings it back', async () => {
    const { environment, belongsTo } = openPage()
    belongsTo(8)
    loadAfterSessionChange('/Admin/ActAs')
    leaveEndedSession(environment)
    await settle()
    expect(assign.mock.calls).toEqual([['/Admin/ActAs']])

    window.dispatchEvent(new Event('pageshow'))
    leaveEndedSession(environment)
    await settle()
    expect(assign.mock.calls).toEqual([['/Admin/ActAs'], ['/']])
  })
})

describe('a page whose session changes in another tab', () => {
  /** The module as another tab has it. */
  async function otherTab() {
    vi.resetModules()
    return import('./sessionChange')
  }

  it.each([
    ['is left when somebody else is logged in there', 8, [['/']]],
    ['stays when the session was renewed', MEMBER, []],
  ])('%s', async (_, viewer, left) => {
    const { environment, fetch, belongsTo } = openPage()
    belongsTo(viewer)
    const stop = followSessionOfOtherTabs(environment)
    await (await otherTab()).changingSession(async () => 'saved')
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
    await settle()
    expect(assign.mock.calls).toEqual(left)
    stop()
  })

  it('stays when it has changed the session itself', async () => {
    const { environment, fetch, belongsTo } = openPage()
    belongsTo(8)
    const stop = followSessionOfOtherTabs(environment)
    await changingSession(async () => 'saved')
    await settle()
    expect(fetch).not.toHaveBeenCalled()
    stop()
  })
})

describe('while a tab changes the session', () => {
  it('no page is left before the change is over', async () => {
    const { environment, fetch, belongsTo } = openPage()
    belongsTo(NOBODY)
    let finish = () => {}
    const answered = new Promise<void>((resolve) => (finish = resolve))
    const changed = changingSession(() => answered.then(() => 'saved'))
    await settle()
    leaveEndedSession(environment)
    await settle()
    expect(fetch).not.toHaveBeenCalled()

    belongsTo(MEMBER)
    finish()
    expect(await changed).toBe('saved')
    await settle()
    expect(fetch).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
  })

  it('its failure is told, and the others go on', async () => {
    const { environment, fetch } = openPage()
    await expect(changingSession(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    leaveEndedSession(environment)
    await settle()
    expect(fetch).toHaveBeenCalledOnce()
  })

  it.each([
    ['there are no Web Locks', undefined],
    ['they are refused', { request: () => Promise.reject(new Error('denied')) }],
  ])('the change is made once where %s, and pages ask at once', async (_, locks) => {
    inBrowserWith(locks)
    const { environment, fetch } = openPage()
    const change = vi.fn(async () => 'saved')
    expect(await changingSession(change)).toBe('saved')
    expect(change).toHaveBeenCalledOnce()
    leaveEndedSession(environment)
    await settle()
    expect(fetch).toHaveBeenCalledOnce()
  })
})
