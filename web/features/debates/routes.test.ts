// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import type { ScreenHandle } from '#platform/routing/route'
import { sampleSession } from '#testing/session'
import { debatesRoutes } from './routes'

describe('the addresses of debates', () => {
  it('are not there on sites without lodges', () => {
    const session = sampleSession({ site: { hasLodgesDisabled: true } })
    const targets = debatesRoutes.map(({ handle }) =>
      (handle as ScreenHandle).redirect?.({ params: {}, search: new URLSearchParams(), session }),
    )
    expect(new Set(targets)).toEqual(new Set(['/Start']))
  })
})
