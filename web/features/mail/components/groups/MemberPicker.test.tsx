// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '#testing/renderScreen'
import { MemberPicker, type PickedMember } from './MemberPicker'

function Host({ most }: { most: number }) {
  const [picked, setPicked] = useState<readonly PickedMember[]>([])
  return <MemberPicker picked={picked} onPick={setPicked} most={most} />
}

const person = (legacyId: number, name: string) => ({
  id: `p${legacyId}`,
  legacyId,
  name,
  isOnline: false,
  picture: null,
  area: null,
  persons: [{ age: 40 }],
})
const connection = (...people: object[]) => ({ edges: people.map((node) => ({ node })) })

async function open(most = 49) {
  const view = await renderScreen(<Host most={most} />, { texts: ['mail'] })
  await waitFor(() => expect(view.asked().name).toBe('FavouriteChoicesQuery'))
  await view.answer({ ProfileConnection: () => connection(person(11, 'ida'), person(12, 'per')) })
  return view
}

describe('choosing group members', () => {
  it('starts with the favourites, and stops at the maximum', async () => {
    const { user } = await open(1)
    await user.click(await screen.findByRole('checkbox', { name: 'ida, 40' }))
    expect(screen.getByText('1 of at most 1 chosen')).toBeDefined()
    expect(screen.getByRole('checkbox', { name: 'per, 40' })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: 'Leave ida out' }))
    expect(screen.getByRole('checkbox', { name: 'per, 40' })).toHaveProperty('disabled', false)
  })

  it('finds others by name, best matches first and never the viewer', async () => {
    const view = await open()
    await view.user.type(screen.getByLabelText('Find members by name'), 'eva')
    await waitFor(() => expect(view.asked()).toEqual({ name: 'MemberPickerQuery', variables: { text: 'eva' } }))
    await view.answer({
      SearchResultConnection: () => connection(person(7, 'eva'), person(20, 'sailor'), person(21, 'Eva92')),
    })
    await screen.findByRole('checkbox', { name: 'Eva92, 40' })
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'Eva92, 40',
      'sailor, 40',
    ])
  })
})
