// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { GraphError } from '#platform/relay/errors'
import { renderScreen } from '#testing/renderScreen'
import { WeightAndHeightDialog } from './WeightAndHeightDialog'

const single = {
  viewer: {
    persons: [{ person: { id: 'person-70', gender: 'FEMALE' }, birthday: '1990-05-17', height: null, weight: null }],
  },
} as const
const couple = {
  viewer: {
    persons: [
      { person: { id: 'person-70', gender: 'FEMALE' }, birthday: '1990-05-17', height: 170, weight: 64 },
      { person: { id: 'person-71', gender: 'MALE' }, birthday: '1988-01-02', height: 188, weight: 90 },
    ],
  },
} as const
const saved = { UpdatePersonBodyPayload: () => ({ userErrors: [] }), Viewer: () => couple.viewer }

describe('the weight-and-height dialog', () => {
  it.each([
    ['99', '60', 'Between 100 and 250 cm'],
    ['251', '60', 'Between 100 and 250 cm'],
    ['170', '29', 'Between 30 and 300 kg'],
    ['170', '301', 'Between 30 and 300 kg'],
    [' ', '60', 'Between 100 and 250 cm'],
  ])('refuses %s cm and %s kg before the request', async (height, weight, problem) => {
    const { user, environment } = await renderScreen(<WeightAndHeightDialog onClose={() => undefined} />, single)
    await user.type(screen.getByLabelText('Height'), height)
    await user.type(screen.getByLabelText('Weight'), weight)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(problem)).toBeDefined()
    expect(environment.mock.getAllOperations()).toHaveLength(0)
  })

  it.each([
    ['100', '30'],
    ['250', '300'],
  ])('saves %s cm and %s kg', async (height, weight) => {
    const onClose = vi.fn()
    const { user, asked, answer } = await renderScreen(<WeightAndHeightDialog onClose={onClose} />, single)
    await user.type(screen.getByLabelText('Height'), height)
    await user.type(screen.getByLabelText('Weight'), weight)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(asked().variables).toEqual({
      input: { personId: 'person-70', height: Number(height), weight: Number(weight) },
    })
    await answer(saved)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('saves both persons of a couple, one after the other', async () => {
    const onClose = vi.fn()
    const { user, asked, answer } = await renderScreen(<WeightAndHeightDialog onClose={onClose} />, couple)
    expect(screen.getByRole('group', { name: 'Her' })).toBeDefined()
    expect(screen.getByRole('group', { name: 'Him' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(asked().variables).toEqual({ input: { personId: 'person-70', height: 170, weight: 64 } })
    await answer(saved)
    expect(asked().variables).toEqual({ input: { personId: 'person-71', height: 188, weight: 90 } })
    expect(onClose).not.toHaveBeenCalled()
    await answer(saved)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('shows a refusal at its field, and keeps the typed values', async () => {
    const onClose = vi.fn()
    const { user, answer } = await renderScreen(<WeightAndHeightDialog onClose={onClose} />, couple)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await answer(saved)
    await answer({
      UpdatePersonBodyPayload: () => ({
        userErrors: [{ code: 'OUT_OF_RANGE', message: 'That cannot be', field: ['weight'] }],
      }),
      Viewer: () => couple.viewer,
    })
    const [, his] = screen.getAllByLabelText('Weight')
    expect(his?.getAttribute('aria-invalid')).toBe('true')
    expect(his).toHaveProperty('value', '90 kg')
    expect(screen.getByText('That cannot be')).toBeDefined()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('keeps the typed values on a fault', async () => {
    const onClose = vi.fn()
    const { user, fail } = await renderScreen(<WeightAndHeightDialog onClose={onClose} />, single)
    await user.type(screen.getByLabelText('Height'), '171')
    await user.type(screen.getByLabelText('Weight'), '62')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await fail(new GraphError('UPSTREAM_ERROR'))
    expect(await screen.findByText('An error occurred. Please try again.')).toBeDefined()
    expect(screen.getByLabelText('Height')).toHaveProperty('value', '171 cm')
    expect(onClose).not.toHaveBeenCalled()
  })
})
