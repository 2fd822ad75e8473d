import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications, notifications } from '@mantine/notifications'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import i18next from 'i18next'
import { loadQuery, RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import {
  getRequest,
  type GraphQLTaggedNode,
  type IEnvironment,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator'
import { commitSession, watchSession, type Session } from '#platform/session/session'
import { addressTexts, loadTexts, startI18n } from '#platform/i18n/i18n'
import type { Namespace } from '#platform/i18n/namespace'
import type { Locale } from '#lib/locale'
import { theme } from '#theme/theme'
import { sampleSession, type SessionTraits } from './session'

interface Setup extends SessionTraits {
  readonly locale?: Locale
  /** Namespaces beside those that every page has. */
  readonly texts?: readonly Namespace[]
  /** The address; `/Start` when left out. */
  readonly path?: string
}

interface ScreenSetup extends Setup {
  /** The pattern of its route, for a screen that reads parameters of the address. */
  readonly route?: string
  /** The screen's query, which a route's loader would start. */
  readonly query?: GraphQLTaggedNode
  /** What the route makes of the address for it. */
  readonly variables?: Variables
  /** What the query answers, by type; the rest is made up. */
  readonly data?: MockResolvers
  /** Puts more into the store before anything is drawn. */
  readonly seed?: (environment: IEnvironment, session: Session) => void
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/**
 * Renders a screen, a dialog or a hook's host as the client does: the graph (a mock), the session, texts, look and router.
 * Links to `/elsewhere` and back stand beside it, and the address.
 */
export async function renderScreen(ui: ReactNode, setup: ScreenSetup = {}) {
  const {
    locale = 'en-GB',
    texts = [],
    path = '/Start',
    route = new URL(path, 'http://x').pathname,
    query,
    variables = {},
    data,
    seed,
  } = setup
  const session = sampleSession(setup)
  await startI18n(locale, session.viewer.profileType)
  await loadTexts(texts)
  notifications.clean()
  const environment = createMockEnvironment()
  commitSession(environment, session)
  watchSession(environment, ({ viewer }) => addressTexts(viewer.profileType))
  seed?.(environment, session)

  /** Mock answers keep the ids of site and session, or the store would lose both. */
  const answerOf = (operation: OperationDescriptor, resolvers: MockResolvers = {}) =>
    MockPayloadGenerator.generate(operation, {
      ...resolvers,
      Viewer: (...args) => ({ id: session.viewer.id, ...(resolvers.Viewer?.(...args) as object | undefined) }),
      Site: (...args) => ({ id: session.site.id, ...(resolvers.Site?.(...args) as object | undefined) }),
    })

  const load = () => {
    if (!query) return null
    environment.mock.queuePendingOperation(query, variables)
    // A query that the store answers leaves its resolver in the queue: it must not answer what comes next.
    environment.mock.queueOperationResolver((operation) =>
      operation.request.node === query ? answerOf(operation, data) : null,
    )
    return loadQuery(environment, query, variables)
  }
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Suspense>
              <Outlet />
            </Suspense>
            <Address />
            <Link to="/elsewhere">{'Elsewhere'}</Link>
          </>
        ),
        hydrateFallbackElement: <></>,
        children: [
          { path: route, element: ui, loader: load },
          { path: '*', element: <p>{'Another page'}</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const view = render(
    <I18nextProvider i18n={i18next}>
      <RelayEnvironmentProvider environment={environment}>
        <MantineProvider theme={theme} env="test">
          <ModalsProvider>
            <Notifications />
            <RouterProvider router={router} />
          </ModalsProvider>
        </MantineProvider>
      </RelayEnvironmentProvider>
    </I18nextProvider>,
  )
  await screen.findByLabelText('Address')

  return {
    ...view,
    environment,
    router,
    user: userEvent.setup({ delay: null }),
    /** Answers the request under way. */
    answer: (resolvers?: MockResolvers) =>
      act(async () => environment.mock.resolveMostRecentOperation((operation) => answerOf(operation, resolvers))),
    /** Lets the request under way fail. */
    fail: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
    /** The request under way: its name and variables. */
    asked: () => {
      const { request } = environment.mock.getMostRecentOperation()
      return { name: getRequest(request.node).params.name, variables: request.variables }
    },
  }
}
