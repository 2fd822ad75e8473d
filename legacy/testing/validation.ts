import type { FastifyInstance } from 'fastify'
import { newSandbox } from '../../sandbox/server'
import { ValidationMethod, ValidationStatus } from '../contract/enums'
import { freePort } from '../core/freePort'
import { startTestServer, type TestServer } from './testServer'

const EID = { clientId: 'nordlys-test', clientSecret: 'eid-secret' }
const YOTI = { key: 'yoti-key', sdkId: '7f1fa0a4-3c57-4be2-8a3c-1d9b2b1f4e11' }

/** The legacy server before a sandbox with an e-ID and an age check. */
export interface ValidationTest {
  readonly server: TestServer
  readonly sandbox: FastifyInstance
  close(): Promise<void>
}

/** A sandbox with an e-ID and an age check, and the settings of a server before it. */
export async function startValidationSandbox() {
  // The provider's issuer is its address, so that the port must be known before.
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const sandbox = newSandbox({ origin, key: 'key', webhookSecret: 'secret', eid: EID, ageCheck: YOTI })
  await sandbox.listen({ port, host: '127.0.0.1' })
  const env = {
    EID_ISSUER: `${origin}/eid`,
    EID_CLIENT_ID: EID.clientId,
    EID_CLIENT_SECRET: EID.clientSecret,
    YOTI_API_URL: `${origin}/yoti/api/v1`,
    YOTI_VIEW_URL: `${origin}/yoti`,
    YOTI_KEY: YOTI.key,
    YOTI_SDK_ID: YOTI.sdkId,
    VALIDATION_METHODS: 'dk=MitId+Yoti+VideoUpload+Personal',
  }
  return { sandbox, env }
}

export async function startValidationTest(): Promise<ValidationTest> {
  const { sandbox, env } = await startValidationSandbox()
  const server = await startTestServer(env)
  return {
    server,
    sandbox,
    close: async () => {
      await server.close()
      await sandbox.close()
    },
  }
}

/** Stores that an e-ID has confirmed the first person of a profile, who has this key. */
export async function validateAs({ deps: { db, clock } }: TestServer, profileId: number, personKey: Buffer) {
  const { id: personId } = await db
    .selectFrom('person')
    .select('id')
    .where('profileId', '=', profileId)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const now = clock.now()
  await db
    .insertInto('personValidation')
    .values({
      profileId,
      personId,
      personKey,
      method: ValidationMethod.MitId,
      status: ValidationStatus.Valid,
      startedAt: now,
      endedAt: now,
    })
    .execute()
}
