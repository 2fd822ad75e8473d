import { notifications } from '@mantine/notifications'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { loadQuery } from 'react-relay'
import { createMemoryRouter, Link, Outlet, useLocation } from 'react-router-dom'
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
import type { Locale } from '#lib/format/locale'
import { sampleSession, type SessionTraits } from './session'
import { TestProviders } from './TestProviders'

interface Setup extends SessionTraits {
  readonly locale?: Locale
  /** Namespaces besides the common ones. */
  readonly texts?: readonly Namespace[]
  /** The address; defaults to `/Start`. */
  readonly path?: string
}

interface ScreenSetup extends Setup {
  /** The route's pattern, for screens that read parameters of the address. */
  readonly route?: string
  /** The screen's query, which the route's loader would start. */
  readonly query?: GraphQLTaggedNode
  /** Variables that the route derives from the address. */
  readonly variables?: Variables
  /** Mock resolvers of the query; all other values are generated. */
  readonly data?: MockResolvers
  /** Adds records to the store before the first render. */
  readonly seed?: (environment: IEnvironment, session: Session) => void
}

function Address() {
  const { pathname, search } = useLocation()
  const output = useRef<HTMLOutputElement>(null)
  // Labelled together with the screen's own effects, without which the screen hears no click.
  useEffect(() => output.current?.setAttribute('aria-label', 'Address'), [])
  return <output ref={output}>{pathname + search}</output>
}

/**
 * Renders a screen, a dialog or a hook's host with a mock of the graph, session, texts, theme and router. The page
 * also shows the address, and links to `/elsewhere` and back.
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

  /** Answers keep the ids of site and session, which the store would lose otherwise. */
  const answerOf = (operation: OperationDescriptor, resolvers: MockResolvers = {}) =>
    MockPayloadGenerator.generate(operation, {
      ...resolvers,
      Viewer: (...args) => ({ id: session.viewer.id, ...(resolvers.Viewer?.(...args) as object | undefined) }),
      Site: (...args) => ({ id: session.site.id, ...(resolvers.Site?.(...args) as object | undefined) }),
    })

  const load = () => {
    if (!query) return null
    environment.mock.queuePendingOperation(query, variables)
    // A query answered from the store leaves its resolver in the queue, where it must not answer the next
    // operation.
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
  const view = render(<TestProviders environment={environment} router={router} />)
  await screen.findByLabelText('Address')

  return {
    ...view,
    environment,
    router,
    user: userEvent.setup({ delay: null }),
    /** Answers the latest request. */
    answer: (resolvers?: MockResolvers) =>
      act(async () => environment.mock.resolveMostRecentOperation((operation) => answerOf(operation, resolvers))),
    /** Rejects the latest request. */
    fail: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
    /** Returns name and variables of the latest request. */
    asked: () => {
      const { request } = environment.mock.getMostRecentOperation()
      return { name: getRequest(request.node).params.name, variables: request.variables }
    },
  }
}
