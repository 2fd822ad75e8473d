// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { mutationsOf } from '../../testing/mutationsOf'
import { done, refusal } from '../../testing/payloads'
import MatchSettingsScreenQuery from './__generated__/MatchSettingsScreenQuery.graphql'
import { MatchSettingsScreen } from './MatchSettingsScreen'

const stored = { audience: ['MEN'], ageFrom: 30, ageTo: 45, distance: 50, lookingFor: ['FRIENDS_AND_CHAT'] }

async function open(changes: Partial<Record<keyof typeof stored, unknown>> | null = {}) {
  const settings = changes && { ...stored, ...changes }
  const view = await renderScreen(<MatchSettingsScreen />, {
    texts: ['editProfile', 'facts'],
    path: '/EditProfile/MatchSettings',
    query: MatchSettingsScreenQuery,
    data: { Viewer: () => ({ profileType: 'SINGLE', matchSettings: settings }) },
  })
  await screen.findByRole('heading', { level: 1, name: 'Who you are looking for' })
  return view
}

const save = () => screen.getByRole('button', { name: 'Save' })

describe('the match settings', () => {
  it('are saved as chosen', async () => {
    const { user, asked, answer } = await open()
    expect(save()).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: 'Women' }))
    await user.click(screen.getByRole('checkbox', { name: 'Trans people' }))
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Youngest' }), { key: 'ArrowRight' })
    await user.click(screen.getByRole('checkbox', { name: 'A girlfriend or boyfriend' }))
    await user.click(save())
    expect(asked()).toEqual({
      name: 'useSaveMatchSettingsMutation',
      variables: {
        input: {
          audience: ['MEN', 'WOMEN', 'TRANSSEXUALS'],
          ageFrom: 31,
          ageTo: 45,
          distance: 50,
          lookingFor: ['FRIENDS_AND_CHAT', 'GIRL_OR_BOYFRIEND'],
        },
      },
    })
    await answer(done('SaveMatchSettingsPayload'))
    expect(await screen.findByText('Saved')).toBeDefined()
    expect(save()).toHaveProperty('disabled', true)
  })

  it('require somebody to look for', async () => {
    const { user, environment } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Men' }))
    await user.click(save())
    expect(screen.getByText('Choose at least one.')).toBeDefined()
    expect(mutationsOf(environment)).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'Couples' }))
    expect(screen.queryByText('Choose at least one.')).toBeNull()
  })

  it('allow any distance', async () => {
    const { user, asked } = await open()
    expect(screen.getByText('Within 31 miles')).toBeDefined()
    const slider = screen.getByRole('slider', { name: 'Greatest distance' })
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Within 31 miles$/)
    await user.click(screen.getByRole('switch', { name: 'Distance does not matter' }))
    expect(screen.queryByRole('slider', { name: 'Greatest distance' })).toBeNull()
    await user.click(save())
    expect(asked().variables).toMatchObject({ input: { distance: null } })
  })

  it('allow a limited distance again', async () => {
    const { user, asked } = await open({ distance: null })
    expect(screen.getByText('Anywhere')).toBeDefined()
    await user.click(screen.getByRole('switch', { name: 'Distance does not matter' }))
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Greatest distance' }), { key: 'ArrowRight' })
    await user.click(save())
    expect(asked().variables).toMatchObject({ input: { distance: 56 } })
  })

  it('stay as chosen when the server refuses them', async () => {
    const { user, answer } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Women' }))
    await user.click(save())
    await answer(refusal('SaveMatchSettingsPayload', null, 'Not today'))
    expect(screen.getByText('Not today')).toBeDefined()
    expect(screen.getByRole('checkbox', { name: 'Women' })).toHaveProperty('checked', true)
    expect(save()).toHaveProperty('disabled', false)
  })

  it('say when they could not be fetched', async () => {
    await open(null)
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(screen.getByRole('alert')).toBeDefined()
  })
})
