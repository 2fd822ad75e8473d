// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { lodgeMemberScreens } from './lodgeMemberScreens'
import { lodgeMembersRoutes } from './routes'

it('the addresses of a lodge and its members each load the screen of their own', async () => {
  const screens = lodgeMembersRoutes.filter(({ lazy }) => lazy)
  for (const { path, lazy } of screens) {
    const loader = typeof lazy === 'object' ? await lazy.loader?.() : undefined
    expect(loader).toBeDefined()
    expect(loader).toBe(lodgeMemberScreens.find((screen) => screen.path === path)?.loader)
  }
  expect(screens).toHaveLength(lodgeMemberScreens.length)
})
