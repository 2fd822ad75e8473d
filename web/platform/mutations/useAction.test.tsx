// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { describe, expect, it, vi } from 'vitest'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import type { useActionTestMutation } from './__generated__/useActionTestMutation.graphql'
import type { useActionTestQuery } from './__generated__/useActionTestQuery.graphql'
import { useAction } from './useAction'

const query = graphql`
  query useActionTestQuery @preloadable {
    viewer {
      notes(first: 10) {
        edges {
          node {
            text
          }
        }
      }
      profile {
        id
        name
        isFavourite
      }
    }
  }
`

const mutation = graphql`
  mutation useActionTestMutation($input: SetFavouriteInput!) {
    setFavourite(input: $input) {
      profile {
        id
        name
      }
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

type Options = Parameters<ReturnType<typeof useAction<useActionTestMutation>>[0]>[1]

async function show(options: Options) {
  const onDone = vi.fn<(answer: unknown) => void>()
  function Favourite() {
    const { viewer } = useScreenQuery<useActionTestQuery>(query)
    const [run, busy] = useAction<useActionTestMutation>(mutation)
    const press = async () => onDone(await run({ input: { profileId: 'ida', favourite: true } }, options))
    return (
      <button type="button" aria-busy={busy} onClick={() => void press()}>
        {viewer.profile?.name}
      </button>
    )
  }
  const view = await renderScreen(<Favourite />, {
    query,
    data: { Profile: () => ({ id: 'ida', name: 'ida', isFavourite: false }) },
  })
  await view.user.click(screen.getByRole('button', { name: 'ida' }))
  return {
    ...view,
    onDone,
    /** Whether the store can answer the query without asking again. */
    isFresh: () => {
      const operation = createOperationDescriptor(getRequest(query), {})
      view.environment.retain(operation)
      return view.environment.check(operation).status === 'available'
    },
  }
}

const done = { SetFavouritePayload: () => ({ profile: { id: 'ida', name: 'ida of Oslo' }, userErrors: [] }) }
const refused = {
  SetFavouritePayload: () => ({
    profile: null,
    userErrors: [{ code: 'TOO_MANY', message: 'You have 500 already.', field: ['profileId'] }],
  }),
}
const rename: Options = { optimistic: (store) => store.get('ida')?.setValue('ida, renamed', 'name') }

describe('an action', () => {
  it('resolves its answer', async () => {
    const { answer, onDone } = await show({})
    await answer(done)
    expect(onDone.mock.calls).toMatchObject([[{ setFavourite: { profile: { name: 'ida of Oslo' } } }]])
  })

  it('changes the store at once, and leaves it so when done', async () => {
    const { answer } = await show(rename)
    expect(screen.getByRole('button').textContent).toBe('ida, renamed')
    await answer(done)
    expect(screen.getByRole('button').textContent).toBe('ida, renamed')
  })

  it('takes the change back and shows the reason where it is refused', async () => {
    const { answer, onDone } = await show(rename)
    await answer(refused)
    expect(screen.getByText('ida')).toBeDefined()
    expect(await screen.findByText('You have 500 already.')).toBeDefined()
    expect(onDone).toHaveBeenCalledWith(null)
  })

  it('takes the change back where it fails', async () => {
    const { fail, onDone } = await show(rename)
    await fail(new Error('down'))
    expect(screen.getByText('ida')).toBeDefined()
    expect(onDone).toHaveBeenCalledWith(null)
  })

  it('leaves a refusal to the form that asks for it', async () => {
    const onRefused = vi.fn<(errors: unknown) => void>()
    const { answer } = await show({ onRefused })
    await answer(refused)
    expect(onRefused).toHaveBeenCalledWith([
      expect.objectContaining({ code: 'TOO_MANY', message: 'You have 500 already.', field: 'profileId' }),
    ])
    expect(screen.queryByText('You have 500 already.')).toBeNull()
  })

  it.each([
    ['a list', ['notes']],
    ['everything', 'everything'],
  ] as const)('outdates %s that it names, only when done', async (_, invalidates) => {
    const first = await show({ invalidates })
    await first.answer(refused)
    expect(first.isFresh()).toBe(true)
    first.unmount()
    const second = await show({ invalidates })
    expect(second.isFresh()).toBe(true)
    await second.answer(done)
    expect(second.isFresh()).toBe(false)
  })

  it('leaves lists alone that it does not name', async () => {
    const { answer, isFresh } = await show({ invalidates: ['favourites'] })
    await answer(done)
    expect(isFresh()).toBe(true)
  })
})
