import { validate, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '../../gateway/main/areas'
import { globalId } from '../../gateway/testing/stubbed'
import { calls } from '../../legacy/contract/contract'
import { termsVersion } from '../../legacy/core/access/terms'
import { jpeg } from '../../legacy/testing/media'
import { clientOf, PASSWORD } from '../../legacy/testing/profiles'
import { openStream } from '../live/stream'
import { type Community, happen, settle } from './community'
import { fieldsWithCalls, readExamples } from './examples'
import { type Graph, startGraph } from './startGraph'

const schema = createSchema()
const examples = readExamples(schema)

/** Senders of examples that need no member. */
const anonymous = [
  'LogOnExample',
  'CreateProfileExample',
  'ResendConfirmationExample',
  'ConfirmEmailExample',
  'UnsubscribeExample',
]
const support = [
  'ImpersonateExample',
  'StopImpersonatingExample',
  'StaffProfilesExample',
  'SetBanExample',
  'RerunRenewalExample',
  'OrderStoryExample',
  'RefundOrderExample',
  'RecordBankTransferExample',
  'SetCuratedExample',
  'ReportExample',
  'ReportsExample',
  'DecideReportExample',
  'ReportCasesExample',
  'ReportCaseExample',
  'TakeCaseExample',
  'ReleaseCaseExample',
  'DecideCaseExample',
  'DecideObjectionExample',
  'RolesExample',
  'SetRoleExample',
  'DecideRoleProposalExample',
  'StaffActsExample',
  'StaffTicketsExample',
  'StaffTicketExample',
  'TakeTicketExample',
  'AddTicketNoteExample',
  'AnswerTicketExample',
  'ReleaseTicketExample',
  'ForwardTicketExample',
  'CloseStaffTicketExample',
  'MergeTicketsExample',
  'HideReviewExample',
]

let graph: Graph
let community: Community
const made = new Set<string>()

beforeAll(async () => {
  graph = await startGraph()
  community = await settle(graph.legacy)
  variables['ConsentsExample'] = { version: termsVersion(graph.legacy.deps.settings.sites.byId(1)) }
  variables['ImpersonateExample'] = { profile: globalId('Profile', community.member) }
})
afterAll(() => graph.close())

/** The password after the example that changes settings. */
const changedPassword = 'nine small boats at sea'

const variables: Record<string, object> = {
  LogOnExample: { name: 'Freja', password: PASSWORD },
  ChangeSettingsExample: { person: globalId('Person', '1.1'), password: PASSWORD },
  ConvertToCoupleExample: { password: changedPassword },
  ConvertToSingleExample: { password: changedPassword },
  // The right one would delete the member that other examples need.
  DeleteProfileExample: { password: 'not the right one' },
}

async function send(name: string, text: string) {
  const who = support.includes(name) ? community.support : community.member
  const sid = anonymous.includes(name) ? undefined : (await clientOf(graph.legacy, who)).cookies.get('sid')
  if (text.startsWith('subscription')) return listen(text, sid)
  const operation = { query: text, variables: variables[name] ?? {} }
  return graph.ask(text.includes('File!') ? await uploadOf(text) : operation, sid)
}

/** The subscription's first event that needed calls, while something happens. */
async function listen(query: string, sid: string | undefined) {
  const stream = await openStream(graph.url, query, { sid })
  await happen(graph.legacy, community)
  for (;;) {
    const { errors, extensions } = (await stream.next()) ?? {}
    if (!errors && extensions?.restCalls.length === 0) continue
    await stream.close()
    return { errors, extensions: { restCalls: extensions?.restCalls ?? [] } }
  }
}

async function uploadOf(query: string): Promise<FormData> {
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables: { file: null } }))
  form.append('map', JSON.stringify({ 0: ['variables.file'] }))
  form.append('0', new Blob([new Uint8Array(await jpeg())], { type: 'image/jpeg' }), 'boat.jpg')
  return form
}

describe('the examples', () => {
  it.each(examples)('$name of $file makes only calls that its fields name', async ({ name, text, declared }) => {
    expect(validate(schema, parse(text))).toEqual([])
    const { errors, extensions } = await send(name, text)
    for (const { call } of extensions.restCalls) made.add(call)
    expect(extensions.restCalls.map(({ call }) => call).filter((call) => !declared.has(call))).toEqual([])
    expect(
      errors?.filter((error) => !['NOT_FOUND', 'FORBIDDEN'].includes(String(error.extensions?.['code']))) ?? [],
    ).toEqual([])
  })

  it('select every field that makes a call', () => {
    const selected = new Set(examples.flatMap(({ fields }) => [...fields]))
    expect(fieldsWithCalls(schema).filter((field) => !selected.has(field))).toEqual([])
  })

  it('together make every call of the contract', () => {
    expect(calls.map(([name]) => name).filter((name) => !made.has(name))).toEqual([])
  })
})
