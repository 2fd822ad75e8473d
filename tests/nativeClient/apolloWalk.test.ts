import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache, Observable } from '@apollo/client'
import { buildSchema, isAbstractType, print } from 'graphql'
import { createClient } from 'graphql-sse'
import { filter, firstValueFrom, map, share } from 'rxjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkIn } from '../../legacy/testing/mails'
import { insertProfile, PASSWORD } from '../../legacy/testing/profiles'
import { startTestProduct, type TestProduct } from '../setup/product'
import { appFetch } from './nativeClient'
import { newMember } from './newMember'

const signUp = gql`
  mutation SignUp($input: CreateProfileInput!) {
    createProfile(input: $input) {
      email
      userErrors {
        code
        field
      }
    }
  }
`
const confirm = gql`
  mutation Confirm($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      viewer {
        id
        isLoggedIn
        name
      }
      userErrors {
        code
      }
    }
  }
`
const logIn = gql`
  mutation LogIn($input: LogOnInput!) {
    logOn(input: $input) {
      viewer {
        id
        isLoggedIn
        name
      }
      userErrors {
        code
      }
    }
  }
`
const search = gql`
  query Search($text: String!) {
    searchProfiles(text: $text, first: 5) {
      nodes {
        id
        name
        isFavourite
      }
    }
  }
`
const setFavourite = gql`
  mutation SetFavourite($input: SetFavouriteInput!) {
    setFavourite(input: $input) {
      profile {
        id
        isFavourite
      }
    }
  }
`
const words = gql`
  fragment Words on Message {
    id
    author {
      id
      name
    }
    ... on TextMessage {
      text
    }
  }
`
const write = gql`
  mutation Write($input: SendMessageInput!) {
    sendMessage(input: $input) {
      message {
        ...Words
      }
      conversation {
        id
        name
      }
      userErrors {
        code
        ... on MembersOnlyError {
          feature
        }
      }
    }
  }
  ${words}
`
const conversation = gql`
  query Conversation($id: ID!) {
    node(id: $id) {
      id
      ... on Conversation {
        name
        messages(first: 10) {
          nodes {
            ...Words
          }
        }
      }
    }
  }
  ${words}
`
const listen = gql`
  subscription Listen {
    liveEvents {
      __typename
      ... on LiveMessage {
        message {
          ...Words
        }
      }
    }
  }
  ${words}
`

interface Words {
  readonly author: { readonly name: string }
  readonly text: string
}

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await insertProfile(product.legacy, { name: 'Mikkel', memberUntil: '2099-01-01T00:00:00Z' })
})
afterAll(() => product.close())

/** The types of each interface and union, which Apollo's cache needs to match fragments. */
function possibleTypes() {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType)
  return Object.fromEntries(abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]))
}

/** Subscriptions by server-sent events, as the `graphql-sse` documentation shows for Apollo. */
function streamLink(app: typeof fetch): ApolloLink {
  const streams = createClient({ url: `${product.url}/graphql`, fetchFn: app })
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) =>
        streams.subscribe({ query: print(query), variables }, observer as Parameters<typeof streams.subscribe>[1]),
      ),
  )
}

function openApp() {
  const app = appFetch()
  const link = ApolloLink.split(
    ({ operationType }) => operationType === 'subscription',
    streamLink(app),
    new HttpLink({ uri: `${product.url}/graphql`, fetch: app }),
  )
  return new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes: possibleTypes() }) })
}

it('an app with Apollo Client goes from sign-up to an answered message', async () => {
  const freja = openApp()
  const mikkel = openApp()

  // Signs up, confirms the address and is logged in.
  const signedUp = await freja.mutate({ mutation: signUp, variables: { input: newMember } })
  expect(signedUp.data).toMatchObject({ createProfile: { email: newMember.email, userErrors: [] } })
  await product.legacy.runJobs()
  const query = linkIn(product.legacy, newMember.email).searchParams.get('q')
  const confirmed = await freja.mutate({ mutation: confirm, variables: { input: { query, password: PASSWORD } } })
  expect(confirmed.data).toMatchObject({ confirmEmail: { viewer: { isLoggedIn: true, name: 'Freja' } } })

  // Finds somebody; a mutation updates the list from the cache.
  const readSearch = async (fetchPolicy: 'cache-first' | 'cache-only') => {
    const { data } = await freja.query<{
      searchProfiles: { nodes: { id: string; name: string; isFavourite: boolean }[] }
    }>({ query: search, variables: { text: 'Mikkel' }, fetchPolicy })
    return data?.searchProfiles.nodes ?? []
  }
  const [found] = await readSearch('cache-first')
  expect(found).toMatchObject({ name: 'Mikkel', isFavourite: false })
  const profileId = found?.id
  await freja.mutate({ mutation: setFavourite, variables: { input: { profileId, favourite: true } } })
  expect(await readSearch('cache-only')).toMatchObject([{ name: 'Mikkel', isFavourite: true }])

  // Writing requires a membership: the refusal is data, not an exception.
  const send = (app: ApolloClient, to: object, text: string) =>
    app.mutate<{ sendMessage: { conversation: { id: string } } }>({
      mutation: write,
      variables: { input: { ...to, text, key: randomUUID() } },
    })
  expect((await send(freja, { profileId }, 'Hej')).data).toMatchObject({
    sendMessage: { conversation: null, userErrors: [{ code: 'MEMBERS_ONLY', feature: 'WRITE_MAIL' }] },
  })
  await product.legacy.deps.db
    .updateTable('profile')
    .set({ memberUntil: '2099-01-01T00:00:00Z' })
    .where('name', '=', 'Freja')
    .execute()

  // Writes, and receives the answer on the live stream.
  await mikkel.mutate({ mutation: logIn, variables: { input: { name: 'Mikkel', password: PASSWORD } } })
  const events = freja.subscribe<{ liveEvents: { __typename: string; message?: Words } }>({ query: listen }).pipe(
    map(({ data }) => data?.liveEvents),
    share(),
  )
  const arrived = firstValueFrom(events.pipe(filter((event) => event?.message?.author.name === 'Mikkel')))
  await firstValueFrom(events)
  const sent = await send(freja, { profileId }, 'Hej Mikkel')
  const id = sent.data?.sendMessage.conversation.id
  await send(mikkel, { conversationId: id }, 'Hej Freja')
  expect(await arrived).toMatchObject({ message: { author: { name: 'Mikkel' }, text: 'Hej Freja' } })
  const read = await freja.query({ query: conversation, variables: { id } })
  expect(read.data).toMatchObject({
    node: {
      name: 'Mikkel',
      messages: {
        nodes: [
          { author: { name: 'Freja' }, text: 'Hej Mikkel' },
          { author: { name: 'Mikkel' }, text: 'Hej Freja' },
        ],
      },
    },
  })
})
