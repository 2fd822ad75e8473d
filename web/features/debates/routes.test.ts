import { describe, expect, it } from 'vitest'
import { debateScreens } from './debateScreens'
import { debatesRoutes } from './routes'

describe('the addresses of debates', () => {
  it('each have a screen', () => {
    const screens = debateScreens.map(({ path }) => path)
    expect(debatesRoutes.map(({ path }) => path).toSorted()).toEqual(screens.toSorted())
  })
})
