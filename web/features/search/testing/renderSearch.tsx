import { notifications } from '@mantine/notifications'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { createMemoryRouter, Outlet, useLocation } from 'react-router-dom'
import {
  createOperationDescriptor,
  Environment,
  Network,
  RecordSource,
  Store,
  type ConcreteRequest,
  type Variables,
} from 'relay-runtime'
import { MockPayloadGenerator } from 'relay-test-utils'
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator'
import { setEnvironment } from '#platform/page/currentPage'
import { commitSession } from '#platform/session/session'
import { startI18n } from '#platform/i18n/i18n'
import { sampleSession, type SessionTraits } from '#testing/session'
import { TestProviders } from '#testing/TestProviders'
import { searchRoutes } from '../routes'

const artifacts = import.meta.glob<ConcreteRequest>(
  [
    '../**/__generated__/*{Query,Mutation}.graphql.ts',
    '../../../{platform/preferences,shared/profiles}/**/__generated__/*Mutation.graphql.ts',
  ],
  { import: 'default', eager: true },
)
// Screens are loaded on their first visit; how long that takes is no matter of the tests.
import.meta.glob('../screens/*/*Screen.tsx', { eager: true })

const operations = new Map(Object.values(artifacts).map((artifact) => [artifact.params.name, artifact]))

interface Community extends SessionTraits {
  readonly people?: number
  readonly data?: MockResolvers
}

const done = () => ({ userErrors: [] })

const person = (number: number) => ({
  id: `profile-${number}`,
  legacyId: number,
  name: `Person ${number}`,
  headline: null,
  picture: null,
  area: null,
  isOnline: false,
  persons: [{ age: 30 + (number % 40) }],
})

function pageOf(total: number, { count, cursor }: Variables) {
  const first = Number(cursor ?? 0)
  const end = Math.min(total, first + Number(count ?? 30))
  return {
    edges: Array.from({ length: end - first }, (_, index) => ({
      cursor: String(first + index + 1),
      isPromoted: first + index === 0,
      node: person(first + index + 1),
    })),
    pageInfo: { hasNextPage: end < total, endCursor: String(end), hasPreviousPage: false, startCursor: null },
  }
}

function Frame() {
  const { pathname, search } = useLocation()
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <output aria-label="Address">{decodeURIComponent(pathname + search.replaceAll('+', ' '))}</output>
    </>
  )
}

export async function renderSearch(path: string, { people = 3, data = {}, viewer, site }: Community = {}) {
  await startI18n('en-GB')
  notifications.clean()
  const session = sampleSession({ viewer, site })
  const requests: { readonly name: string; readonly variables: Variables }[] = []
  const network = Network.create(async ({ name }, variables) => {
    requests.push({ name, variables })
    const operation = operations.get(name)
    if (!operation) throw new Error(`Nobody answers ${name}`)
    return MockPayloadGenerator.generate(createOperationDescriptor(operation, variables), {
      SearchResultConnection: () => pageOf(people, variables),
      ProfileConnection: () => pageOf(people, variables),
      PossibleMatchConnection: () => pageOf(people, variables),
      SaveSearchPayload: done,
      DeleteSavedSearchPayload: done,
      SetPreferencePayload: done,
      ...data,
      Viewer: (...args) => ({
        id: session.viewer.id,
        matchSettings: null,
        ...(data.Viewer?.(...args) as object | undefined),
      }),
      Site: (...args) => ({ id: session.site.id, ...(data.Site?.(...args) as object | undefined) }),
    })
  })
  const environment = new Environment({ network, store: new Store(new RecordSource(), { gcReleaseBufferSize: 50 }) })
  commitSession(environment, session)
  setEnvironment(environment)
  // The router removes the loaders from the routes that it is given, so it gets copies.
  const routes = searchRoutes.map((route) => ({ ...route, lazy: { ...route.lazy } }))
  const elsewhere = { path: '*', element: <h1>{'Somebody’s profile'}</h1> }
  const router = createMemoryRouter(
    [{ element: <Frame />, hydrateFallbackElement: <></>, children: [...routes, elsewhere] }],
    { initialEntries: [path] },
  )
  render(<TestProviders environment={environment} router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return {
    user: userEvent.setup({ delay: null }),
    router,
    requests,
    address: () => screen.getByLabelText('Address').textContent,
  }
}
