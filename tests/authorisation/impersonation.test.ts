import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallName } from '../../legacy/contract/contract'
import { DarkStatus, RoleLevel } from '../../legacy/contract/enums'
import { ReportItemType, ReportReason } from '../../legacy/contract/staff/reportEnums'
import { neverAsOther, onlyIfReported } from '../../legacy/contract/staff/neverAsOther'
import { insertConversation, insertMessage } from '../../legacy/mail/mail.fixture'
import { newMember, type TestMember } from '../../legacy/testing/members'
import { insertPlaces } from '../../legacy/testing/places'
import { impersonatorOf } from '../../legacy/testing/profiles'
import type { TestClient } from '../../legacy/testing/testClient'
import { startTestServer, type TestServer } from '../../legacy/testing/testServer'

let server: TestServer
let member: TestMember
let adminId: number

const everything = { darkStatus: DarkStatus.Approved, memberUntil: new Date('2099-01-01') }
const dark = { host: 'dark.dk.localhost' }

beforeAll(async () => {
  server = await startTestServer()
  await insertPlaces(server.deps.db)
  member = await newMember(server, everything)
  adminId = (await newMember(server, { roleLevel: RoleLevel.Developer })).id
})
afterAll(() => server.close())

const acting = (): Promise<TestClient> => impersonatorOf(server, adminId, member.id, dark)

/** The calls of the table, said a second time by what they do. */
const meant: Readonly<Record<string, RegExp>> = {
  pay: /^(Payment\.(Pay|AddBankTransferView)|Membership\.(Stop|Reactivate|Withdraw)|CurrentProfile\.CreateBirthday)/,
  changeLogIn:
    /^(EditProfile\.UpdateProfile(Password|Email|Name)$|LogOn\.(EndSession|CreateSso)|PushNotifications\.Subscribe)/,
  readMail: /^(Mail\.|TopMenu\.Conversations$|Events\.GetEventConversations$|EditProfile\.ExportProfileData$)/,
  delete: /^(Blogs|EditProfile|Media|Profiles|Search)\.Delete(Blog|Profile$|Album|Media|Guestbook|Note|Saved)/,
}

const refusedNames = new Set<string>(Object.values(neverAsOther).flat())

describe('staff who act as a member', () => {
  it('are refused all calls that pay, change the log-in, read mail or delete', () => {
    for (const [kind, pattern] of Object.entries(meant)) {
      const named = calls.map(([name]) => name).filter((name) => pattern.test(name))
      const listed: readonly string[] = neverAsOther[kind as keyof typeof neverAsOther]
      const kept: readonly string[] = kind === 'readMail' ? onlyIfReported : []
      expect([...listed, ...kept].toSorted()).toEqual(named.toSorted())
    }
  })

  it.each(calls.map(([name, call]) => [name, call] as const))('%s', async (name, { inOwnName, access }) => {
    const client = await acting()
    const { status, problem } = await client.call(name)
    const isRefused = status === 403 && problem.code === 'ACTING_AS_OTHER'
    expect(isRefused).toBe(inOwnName || refusedNames.has(name) || typeof access === 'object')
  })

  it('read a conversation only when somebody has reported it', async () => {
    const other = await newMember(server, everything)
    const conversationId = await insertConversation(server, { members: [member.id, other.id] })
    const messageId = await insertMessage(server, conversationId, other.id, 'Hej')
    const client = await acting()
    const read = async () => {
      const answers = await Promise.all(
        onlyIfReported.map((name: CallName) => client.call(name, { conversationId, messageId })),
      )
      return answers.map(({ status }) => status)
    }
    expect(await read()).toEqual([403, 403, 403])
    await other.client.call('Reports.ReportContent', {
      itemType: ReportItemType.Conversation,
      itemId: conversationId,
      reason: ReportReason.Harassment,
    })
    expect(await read()).toEqual([200, 200, 200])
  })
})
