// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { contestScreens } from './contestScreens'
import { contestRoutes } from './routes'

it('loads the screen of the contest', async () => {
  for (const { path, lazy } of contestRoutes) {
    const loader = typeof lazy === 'object' ? await lazy.loader?.() : undefined
    expect(loader).toBeDefined()
    expect(loader).toBe(contestScreens.find((screen) => screen.path === path)?.loader)
  }
  expect(contestRoutes).toHaveLength(contestScreens.length)
})
