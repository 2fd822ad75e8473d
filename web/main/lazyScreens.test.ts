// @vitest-environment jsdom
import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { screens } from './screens'

const files = import.meta.glob<Record<string, readonly RouteObject[]>>('../features/*/*Screens.ts', { eager: true })
/** The tables of areas that load with their first screen. */
const tables = Object.values(files).flatMap((exported) => Object.values(exported).flat())
const loaderOf = ({ lazy }: RouteObject) => (typeof lazy === 'object' ? lazy.loader : undefined)
const late = screens.filter((route) => loaderOf(route) !== undefined)

it('lead each address of a table that loads late to the screen of its own', async () => {
  for (const route of late) {
    const loader = await loaderOf(route)?.()
    expect([route.path, typeof loader]).toEqual([route.path, 'function'])
    expect(loader).toBe(tables.find(({ path }) => path === route.path)?.loader)
  }
})

it('leave no screen of such a table without an address', () => {
  expect(new Set(tables.map(({ path }) => path))).toEqual(new Set(late.map(({ path }) => path)))
})
