// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { ScreenHandle } from '#platform/routing/route'
import { sampleSession, type SessionTraits } from '#testing/session'
import { lodgesRoutes } from './routes'

function redirectOf(path: string, traits: SessionTraits) {
  const route = lodgesRoutes.find((each) => each.path === path)
  const handle = route?.handle as ScreenHandle
  return handle.redirect?.({ params: {}, search: new URLSearchParams(), session: sampleSession(traits) })
}

describe('the pages of lodges', () => {
  it('are open to every member', () => {
    expect(lodgesRoutes.map(({ path }) => redirectOf(path ?? '', {}))).toEqual(lodgesRoutes.map(() => null))
  })

  it('are not there on sites without lodges', () => {
    const all = lodgesRoutes.map(({ path }) => redirectOf(path ?? '', { site: { disabledLodges: true } }))
    expect(new Set(all)).toEqual(new Set(['/Start']))
  })

  it('send whoever may not create lodges from the creation to the front page', () => {
    const banned = { viewer: { bans: ['CREATE_LODGES'] as const } }
    expect(redirectOf('/Community/Lodges/Create', banned)).toBe('/Community/Lodges')
    expect(redirectOf('/Community/Lodges/MyLodges', banned)).toBe(null)
  })
})
