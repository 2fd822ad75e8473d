// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { ScreenHandle } from '#platform/routing/route'
import { sampleSession } from '#testing/session'
import { mediaScreens } from './mediaScreens'
import { lodgeMediaRoutes } from './routes'

describe('the addresses of media in lodges', () => {
  it('each load the screen of their own', async () => {
    for (const { path, lazy } of lodgeMediaRoutes) {
      const loader = typeof lazy === 'object' ? await lazy.loader?.() : undefined
      expect(loader).toBeDefined()
      expect(loader).toBe(mediaScreens.find((screen) => screen.path === path)?.loader)
    }
    expect(lodgeMediaRoutes).toHaveLength(mediaScreens.length)
  })

  it('are not there on sites without lodges', () => {
    const session = sampleSession({ site: { hasLodgesDisabled: true } })
    const targets = lodgeMediaRoutes.map(({ handle }) =>
      (handle as ScreenHandle).redirect?.({ params: {}, search: new URLSearchParams(), session }),
    )
    expect(new Set(targets)).toEqual(new Set(['/Start']))
  })
})
