// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { ScreenHandle } from '#platform/routing/route'
import { sampleSession } from '#testing/session'
import { debateScreens } from './debateScreens'
import { debatesRoutes } from './routes'

describe('the addresses of debates', () => {
  it('each load the screen of their own', async () => {
    for (const { path, lazy } of debatesRoutes) {
      const loader = typeof lazy === 'object' ? await lazy.loader?.() : undefined
      expect(loader).toBeDefined()
      expect(loader).toBe(debateScreens.find((screen) => screen.path === path)?.loader)
    }
    expect(debatesRoutes).toHaveLength(debateScreens.length)
  })

  it('are not there on sites without lodges', () => {
    const session = sampleSession({ site: { hasLodgesDisabled: true } })
    const targets = debatesRoutes.map(({ handle }) =>
      (handle as ScreenHandle).redirect?.({ params: {}, search: new URLSearchParams(), session }),
    )
    expect(new Set(targets)).toEqual(new Set(['/Start']))
  })
})
