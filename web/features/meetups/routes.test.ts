// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { ScreenHandle } from '#platform/routing/route'
import { sampleSession } from '#testing/session'
import { meetupScreens } from './meetupScreens'
import { meetupsRoutes } from './routes'

describe('the addresses of meetups', () => {
  it('each load the screen of their own', async () => {
    for (const { path, lazy } of meetupsRoutes) {
      const loader = typeof lazy === 'object' ? await lazy.loader?.() : undefined
      expect(loader).toBeDefined()
      expect(loader).toBe(meetupScreens.find((screen) => screen.path === path)?.loader)
    }
    expect(meetupsRoutes).toHaveLength(meetupScreens.length)
  })

  it('are not there on sites without lodges', () => {
    const session = sampleSession({ site: { hasLodgesDisabled: true } })
    const targets = meetupsRoutes.map(({ handle }) =>
      (handle as ScreenHandle).redirect?.({ params: {}, search: new URLSearchParams(), session }),
    )
    expect(new Set(targets)).toEqual(new Set(['/Start']))
  })
})
