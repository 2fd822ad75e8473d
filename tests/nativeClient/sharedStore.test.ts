import { randomUUID } from 'node:crypto'
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import {
  createOperationDescriptor,
  Environment,
  fetchQuery,
  getRequest,
  type GraphQLSingularResponse,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import MailScreenQuery from '../../web/features/mail/screens/MailScreen/__generated__/MailScreenQuery.graphql'
import AppShellQuery from '../../web/platform/session/__generated__/AppShellQuery.graphql'
import { startTestProduct, type TestProduct } from '../setup/product'
import { appFetch, NativeClient } from './nativeClient'

let product: TestProduct
let app: typeof fetch
beforeAll(async () => {
  product = await startTestProduct()
  const ids = []
  for (const name of ['Ida', 'Mikkel', 'Nikolaj'])
    ids.push(await insertProfile(product.legacy, { name, memberUntil: '2099-01-01T00:00:00Z' }))
  const nikolaj = new NativeClient(product.url, (query) => ({ query }))
  await nikolaj.ask(`mutation {
    logOn(input: { name: "Nikolaj", password: "${PASSWORD}" }) { userErrors { message } }
  }`)
  const ida = Buffer.from(`Profile:${ids[0]}`).toString('base64url')
  await nikolaj.ask(`mutation {
    sendMessage(input: { profileId: "${ida}", text: "For Ida alone", key: "${randomUUID()}" }) { userErrors { message } }
  }`)
})
beforeEach(() => {
  app = appFetch()
})
afterAll(() => product.close())

/** The log-in and log-out of an app that keeps its store. */
async function send(query: string): Promise<void> {
  const body = JSON.stringify({ query })
  const response = await app(`${product.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(await response.text()).toContain('"userErrors":[]')
}
const logIn = (name: string) =>
  send(`mutation { logOn(input: { name: "${name}", password: "${PASSWORD}" }) { userErrors { message } } }`)
const logOut = () => send('mutation { logOut { userErrors { message } } }')

describe('a store that two members use one after the other', () => {
  it('shows the second nothing of the first: Apollo Client', async () => {
    const link = new HttpLink({ uri: `${product.url}/graphql`, fetch: app })
    const client = new ApolloClient({ link, cache: new InMemoryCache() })
    const session = gql`
      {
        viewer {
          id
          name
        }
      }
    `
    const conversations = gql`
      {
        viewer {
          id
          conversations {
            nodes {
              name
            }
          }
        }
      }
    `
    const partners = async () => {
      const { data } = await client.query<{ viewer: { conversations: { nodes: { name: string }[] } } }>({
        query: conversations,
      })
      return data?.viewer.conversations.nodes.map(({ name }) => name)
    }
    const whoAmI = async () =>
      (await client.query<{ viewer: { name: string | null } }>({ query: session, fetchPolicy: 'network-only' })).data
        ?.viewer.name

    await logIn('Ida')
    expect(await whoAmI()).toBe('Ida')
    expect(await partners()).toEqual(['Nikolaj'])
    await logOut()
    expect(await whoAmI()).toBeNull()
    await logIn('Mikkel')
    expect(await whoAmI()).toBe('Mikkel')
    expect(await partners()).toEqual([])
  })

  it('shows the second nothing of the first: Relay', async () => {
    const environment = new Environment({
      store: new Store(new RecordSource(), { gcReleaseBufferSize: 100 }),
      network: Network.create(async ({ id }, variables) => {
        const response = await app(`${product.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ documentId: id, variables }),
        })
        return (await response.json()) as GraphQLSingularResponse
      }),
    })
    const variables = {
      kind: null,
      unread: false,
      text: null,
      list: true,
      legacyId: 0,
      open: false,
      profileId: '',
      write: false,
    }
    const mail = createOperationDescriptor(getRequest(MailScreenQuery), variables)
    environment.retain(mail)
    const session = () => fetchQuery(environment, AppShellQuery, {}).toPromise()
    const openMail = () => fetchQuery(environment, MailScreenQuery, variables).toPromise()
    const inStore = () => environment.check(mail).status

    await logIn('Ida')
    await session()
    await openMail()
    expect(inStore()).toBe('available')
    await logOut()
    await logIn('Mikkel')
    expect(await session()).toMatchObject({ viewer: { name: 'Mikkel' } })
    expect(inStore()).toBe('missing')
  })
})
