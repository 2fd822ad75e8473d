// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { ImpersonationBox } from './ImpersonationBox'
import { MenuList } from './menu/MenuList'

afterEach(() => vi.unstubAllGlobals())

it('The impersonation box leads back to the page to act as a member with a reload, and deletes the drafts', async () => {
  const loaded: string[] = []
  vi.stubGlobal('location', { ...window.location, assign: (address: string) => loaded.push(address) })
  window.sessionStorage.setItem('draft 7 guestbook', 'Begun as the member')
  const { user, answer } = await renderScreen(<ImpersonationBox />, { viewer: { isImpersonated: true } })
  await user.click(screen.getByRole('button', { name: 'Back to my own' }))
  expect(loaded).toEqual([])
  await answer({ StopImpersonatingPayload: () => ({ userErrors: [] }) })
  expect(loaded).toEqual(['/Admin/ActAs'])
  expect(window.sessionStorage.getItem('draft 7 guestbook')).toBeNull()
})

it('The menu leads staff alone to the page to act as a member', async () => {
  const { unmount } = await renderScreen(<MenuList />, { viewer: { roleLevel: 'CHAT_MODERATOR' } })
  expect(screen.queryByRole('link', { name: 'Act as a member' })).toBeNull()
  unmount()
  await renderScreen(<MenuList />, { viewer: { roleLevel: 'SUPPORT' } })
  expect((await screen.findByRole('link', { name: 'Act as a member' })).getAttribute('href')).toBe('/Admin/ActAs')
})
