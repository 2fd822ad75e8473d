import { validate, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '../../gateway/core/schema'
import type { LoggedCall } from '../../gateway/core/restLog'
import { readSettings } from '../../gateway/settings'
import { createServer } from '../../gateway/server'
import { calls } from '../../legacy/contract/contract'
import { termsVersion } from '../../legacy/core/terms'
import { jpeg } from '../../legacy/testing/media'
import { clientOf, PASSWORD } from '../../legacy/testing/profiles'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'
import { type Community, settle } from './community'
import { fieldsWithCalls, readExamples } from './examples'

const schema = createSchema()
const examples = readExamples(schema)

/** Who sends an example that is not for a member. */
const anonymous = ['LogOnExample', 'CreateProfileExample', 'ResendConfirmationExample', 'ConfirmEmailExample']
const support = [
  'ImpersonateExample',
  'StopImpersonatingExample',
  'SetBanExample',
  'SetCuratedExample',
  'ReportsExample',
  'DecideReportExample',
]

interface Answer {
  readonly data?: unknown
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[]
  readonly extensions: { readonly restCalls: readonly LoggedCall[] }
}

let legacy: TestServer
let gateway: Awaited<ReturnType<typeof createServer>>
let url: string
let community: Community
const made = new Set<string>()

beforeAll(async () => {
  legacy = await startTestServer()
  community = await settle(legacy)
  const legacyApiUrl = await legacy.app.listen({ port: 0, host: '127.0.0.1' })
  gateway = await createServer({
    ...readSettings({ LEGACY_API_URL: legacyApiUrl, LOG_LEVEL: 'silent' }),
    persistedOperations: '',
    webDist: '',
  })
  url = await gateway.listen({ port: 0, host: '127.0.0.1' })
  variables['ConsentsExample'] = { version: termsVersion(legacy.deps.settings.sites.byId(1)) }
  variables['ImpersonateExample'] = { profile: community.member }
})
afterAll(async () => {
  await gateway.close()
  await legacy.close()
})

/** As the example that changes settings leaves it. */
const changedPassword = 'nine small boats at sea'

const variables: Record<string, object> = {
  LogOnExample: { name: 'Freja', password: PASSWORD },
  ChangeSettingsExample: { person: 1, password: PASSWORD },
  ConvertToCoupleExample: { password: changedPassword },
  ConvertToSingleExample: { password: changedPassword },
  // With the right one there would be no member left for the others.
  DeleteProfileExample: { password: 'not the right one' },
}

async function send(name: string, text: string): Promise<Answer> {
  const who = support.includes(name) ? community.support : community.member
  const sid = anonymous.includes(name) ? undefined : (await clientOf(legacy, who)).cookies.get('sid')
  const headers = {
    'x-graphql-csrf': '1',
    'x-forwarded-host': 'dk.localhost',
    ...(sid ? { cookie: `sid=${sid}` } : {}),
  }
  const operation = { query: text, variables: variables[name] ?? {} }
  const upload = text.includes('File!')
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, ...(upload ? {} : { 'content-type': 'application/json' }) },
    body: upload ? await uploadOf(operation.query) : JSON.stringify(operation),
  })
  return (await response.json()) as Answer
}

async function uploadOf(query: string): Promise<FormData> {
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables: { file: null } }))
  form.append('map', JSON.stringify({ 0: ['variables.file'] }))
  form.append('0', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'boat.jpg')
  return form
}

describe('the examples', () => {
  it.each(examples)('$name of $file makes no call that its fields do not name', async ({ name, text, declared }) => {
    expect(validate(schema, parse(text))).toEqual([])
    const { errors, extensions } = await send(name, text)
    for (const { call } of extensions.restCalls) made.add(call)
    expect(extensions.restCalls.map(({ call }) => call).filter((call) => !declared.has(call))).toEqual([])
    expect(errors?.filter((error) => !['NOT_FOUND', 'FORBIDDEN'].includes(error.extensions?.code ?? '')) ?? []).toEqual(
      [],
    )
  })

  it('select every field that makes a call', () => {
    const selected = new Set(examples.flatMap(({ fields }) => [...fields]))
    expect(fieldsWithCalls(schema).filter((field) => !selected.has(field))).toEqual([])
  })

  it('together make every call of the contract', () => {
    expect(calls.map(([name]) => name).filter((name) => !made.has(name))).toEqual([])
  })
})
