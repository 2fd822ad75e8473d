// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { memberScreens } from './memberScreens'
import { lodgeMembersRoutes } from './routes'

describe('the addresses of a lodge and its members', () => {
  it('each load the screen of their own', async () => {
    const lazyRoutes = lodgeMembersRoutes.filter(({ lazy }) => lazy !== undefined)
    for (const { path, lazy } of lazyRoutes) {
      const loader = typeof lazy === 'object' ? await lazy.loader?.() : undefined
      expect(loader).toBeDefined()
      expect(loader).toBe(memberScreens.find((screen) => screen.path === path)?.loader)
    }
    expect(lazyRoutes).toHaveLength(memberScreens.length)
  })
})
