// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { membershipScreens } from './membershipScreens'
import { membershipRoutes } from './routes'

it('loads each screen of memberships by its own address', async () => {
  for (const { path, lazy } of membershipRoutes) {
    const loader = typeof lazy === 'object' ? await lazy.loader?.() : undefined
    expect(loader).toBeDefined()
    expect(loader).toBe(membershipScreens.find((screen) => screen.path === path)?.loader)
  }
  expect(membershipRoutes).toHaveLength(membershipScreens.length)
})
