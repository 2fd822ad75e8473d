// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { graphql, usePaginationFragment } from 'react-relay'
import { describe, expect, it } from 'vitest'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { renderScreen } from '#testing/renderScreen'
import type { PaginatedListTest_query$key } from './__generated__/PaginatedListTest_query.graphql'
import type { PaginatedListTestPaginationQuery } from './__generated__/PaginatedListTestPaginationQuery.graphql'
import type { PaginatedListTestQuery } from './__generated__/PaginatedListTestQuery.graphql'
import type { ListGrid } from './GridRows'
import { PaginatedList } from './PaginatedList'

const query = graphql`
  query PaginatedListTestQuery @preloadable {
    ...PaginatedListTest_query
  }
`

const fragment = graphql`
  fragment PaginatedListTest_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 2 }, cursor: { type: "String" })
  @refetchable(queryName: "PaginatedListTestPaginationQuery") {
    profiles(order: BIRTHDAY, first: $count, after: $cursor) @connection(key: "PaginatedListTest_profiles") {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`

function Members({ grid, failure }: { grid?: ListGrid; failure?: { title: string } }) {
  const { data, ...paging } = usePaginationFragment<PaginatedListTestPaginationQuery, PaginatedListTest_query$key>(
    fragment,
    useScreenQuery<PaginatedListTestQuery>(query),
  )
  return (
    <PaginatedList
      paging={paging}
      items={data.profiles?.edges}
      label="Members"
      grid={grid}
      pageSize={3}
      empty={<p>{'Nobody here'}</p>}
      endLabel="That was all."
      failure={failure}
      renderItem={({ node }) => (grid ? <b key={node.id}>{node.name}</b> : <li key={node.id}>{node.name}</li>)}
    />
  )
}

const page = (names: readonly string[], hasNextPage = false) => ({
  ProfileConnection: () => ({
    edges: names.map((name) => ({ cursor: name, node: { __typename: 'Profile', id: name, name } })),
    pageInfo: { endCursor: names.at(-1) ?? null, hasNextPage },
  }),
})
const failed = { Query: () => ({ profiles: null }) }

const GRID: ListGrid = { columnsOf: () => 2, skeleton: <i>{'On its way'}</i> }

const show = (data: object, props: Parameters<typeof Members>[0] = {}) =>
  renderScreen(<Members {...props} />, { query, data })

const names = () =>
  within(screen.getByRole('list', { name: 'Members' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })

describe.each([
  ['a plain list', undefined],
  ['a grid', GRID],
])('%s', (_, grid) => {
  it('loads the next page by its button, and says its end', async () => {
    const view = await show(page(['ida', 'bo'], true), { grid })
    expect(screen.queryByText('That was all.')).toBeNull()
    await view.user.click(button('Show more'))
    expect(view.asked()).toEqual({
      name: 'PaginatedListTestPaginationQuery',
      variables: { count: 3, cursor: 'bo' },
    })
    expect(screen.getByRole('list', { name: 'Members' }).getAttribute('aria-busy')).toBe('true')
    await view.answer(page(['eva']))
    expect(names()).toEqual(['ida', 'bo', 'eva'])
    expect(screen.getByText('That was all.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('keeps what it has where the next page fails, and tries again', async () => {
    const view = await show(page(['ida', 'bo'], true), { grid })
    await view.user.click(button('Show more'))
    await view.fail(new Error('down'))
    expect(screen.getByRole('alert').textContent).toBe('We could not fetch any more.')
    expect(names()).toEqual(['ida', 'bo'])
    await view.user.click(button('Try again'))
    expect(screen.queryByRole('alert')).toBeNull()
    await view.answer(page(['eva']))
    expect(names()).toEqual(['ida', 'bo', 'eva'])
  })

  it('shows what stands in its place where it is empty', async () => {
    await show(page([]), { grid })
    expect(screen.getByText('Nobody here')).toBeDefined()
    expect(screen.queryByText('That was all.')).toBeNull()
  })

  it('is fetched anew where it could not be fetched', async () => {
    const view = await show(failed, { grid })
    expect(screen.getByRole('alert').textContent).toContain('This list did not come through')
    await view.user.click(button('Try again'))
    expect(view.asked()).toEqual({ name: 'PaginatedListTestPaginationQuery', variables: { count: 2, cursor: null } })
    await view.answer(page(['ida']))
    expect(names()).toEqual(['ida'])
  })
})

describe('a list', () => {
  it('says in its own words why it could not be fetched', async () => {
    await show(failed, { failure: { title: 'No such postcode' } })
    expect(screen.getByRole('alert').textContent).toContain('No such postcode')
    expect(screen.queryByText('This list did not come through')).toBeNull()
  })

  it('in a grid holds the places of the next page while it is on its way', async () => {
    const view = await show(page(['ida', 'bo', 'eva'], true), { grid: GRID })
    await view.user.click(button('Show more'))
    // One beside the last member, and a row.
    expect(screen.getAllByText('On its way')).toHaveLength(3)
    await view.answer(page(['per']))
    expect(screen.queryByText('On its way')).toBeNull()
  })

  it('in a grid is found again with all its pages on the way back', async () => {
    const view = await show(page(['ida', 'bo'], true), { grid: GRID })
    await view.user.click(button('Show more'))
    await view.answer(page(['eva']))
    await act(async () => view.router.navigate('/elsewhere'))
    await act(async () => view.router.navigate(-1))
    expect(names()).toEqual(['ida', 'bo', 'eva'])
  })

  it('in a grid may give its first item a row of its own', async () => {
    await show(page(['ida', 'bo', 'eva']), { grid: { ...GRID, lead: true } })
    const [first, second, third] = screen.getAllByRole('listitem')
    expect(first?.parentElement).not.toBe(second?.parentElement)
    expect(second?.parentElement).toBe(third?.parentElement)
  })
})
