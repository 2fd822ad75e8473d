import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '../contract/contract'
import { DataExportStatus } from '../contract/enums'
import { after, DAY } from '../core/clock'
import type { Deps, MemberViewer, PlainRoutes } from '../core/handler'
import { viewerOf } from '../core/http/viewer'
import { addJob } from '../core/jobs'
import { notFound } from '../core/problem'
import { dataArchive } from './dataArchive'

/** Only the member's own session can download the archive. */
const PATH = '/media/data-export/my-data.zip'
const FILE = 'archive.zip'
const KEPT_FOR = 7 * DAY

type DataExport = AnswerOf<'EditProfile.ExportProfileData'>

/** Returns the member's archive; null if there is none. */
export async function dataExportOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, profileId: number) {
  const row = await db
    .selectFrom('dataExport')
    .selectAll()
    .where('profileId', '=', profileId)
    .where('endsAt', '>', clock.now())
    .executeTakeFirst()
  if (!row) return null
  const ready = row.status === DataExportStatus.Ready
  return {
    status: row.status as DataExportStatus,
    requestedAt: row.requestedAt.toISOString(),
    size: ready ? Number(row.size) : null,
    endsAt: ready ? row.endsAt.toISOString() : null,
    path: ready ? PATH : null,
  } satisfies DataExport
}

/** Starts an archive that replaces the previous one, unless one is being made. */
export async function requestDataExport(deps: Deps, { profile, site }: MemberViewer): Promise<DataExport> {
  const present = await dataExportOf(deps, profile.id)
  if (present?.status === DataExportStatus.Waiting) return present
  await deps.limits.consume('dataExportByProfile', String(profile.id))
  const now = deps.clock.now()
  await deps.db.transaction().execute(async (db) => {
    // The lock makes concurrent requests start one archive.
    await db.selectFrom('profile').select('id').where('id', '=', profile.id).forNoKeyUpdate().execute()
    const begun = await dataExportOf({ db, clock: deps.clock }, profile.id)
    if (begun?.status === DataExportStatus.Waiting) return
    await db.deleteFrom('dataExport').where('profileId', '=', profile.id).execute()
    const storageKey = randomUUID()
    await db
      .insertInto('dataExport')
      .values({
        profileId: profile.id,
        storageKey,
        siteId: site.id,
        status: DataExportStatus.Waiting,
        requestedAt: now,
        endsAt: after(now, KEPT_FOR),
      })
      .execute()
    await addJob(db, 'createDataExport', { profileId: profile.id, storageKey }, { queue: 'dataExport', priority: 10 })
  })
  const begun = await dataExportOf(deps, profile.id)
  if (!begun) throw notFound()
  return begun
}

/** Writes an archive and notifies the member by mail. */
export async function createDataExport(
  deps: Deps,
  { profileId, storageKey }: GraphileWorker.Tasks['createDataExport'],
): Promise<void> {
  const { db, clock, media, settings, log } = deps
  const asked = await db
    .selectFrom('dataExport')
    .select('siteId')
    .where('storageKey', '=', storageKey)
    .where('status', '=', DataExportStatus.Waiting)
    .executeTakeFirst()
  const profile = await db.selectFrom('profile').selectAll().where('id', '=', profileId).executeTakeFirst()
  if (!asked || !profile) return
  try {
    const file = `${storageKey}/${FILE}`
    await media.put(file, await dataArchive(deps, profile, settings.sites.byId(asked.siteId)))
    const size = (await media.get(file))?.size ?? 0
    const endsAt = after(clock.now(), KEPT_FOR)
    await db.transaction().execute(async (trx) => {
      const [kept] = await trx
        .updateTable('dataExport')
        .where('storageKey', '=', storageKey)
        .set({ status: DataExportStatus.Ready, size, endsAt })
        .returning('profileId')
        .execute()
      // The profile was erased meanwhile; the job that removes its files may have run before they were written.
      if (!kept)
        return void (await trx
          .insertInto('mediaRemoval')
          .values({ storageKey })
          .onConflict((on) => on.doNothing())
          .execute())
      await addJob(trx, 'sendMail', { mail: 'toProfile', name: 'dataExportReady', siteId: asked.siteId, profileId })
    })
  } catch (error) {
    log.error({ err: error, profileId }, 'A data export failed')
    await db
      .updateTable('dataExport')
      .set({ status: DataExportStatus.Failed })
      .where('storageKey', '=', storageKey)
      .execute()
  }
}

/** Deletes expired archives; a job of the media area deletes their files. */
export async function removeOldDataExports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('dataExport').where('endsAt', '<=', clock.now()).execute()
  // A job that takes longer is lost.
  await db
    .updateTable('dataExport')
    .set({ status: DataExportStatus.Failed })
    .where('status', '=', DataExportStatus.Waiting)
    .where('requestedAt', '<=', after(clock.now(), -DAY))
    .execute()
}

/** Serves the archive to the member's own session, which is checked on every request; never to impersonating staff. */
export const dataExportRoutes: PlainRoutes = (app, deps) => {
  app.get(PATH, async (request, reply) => {
    const { profile, session } = await viewerOf(deps, request)
    if (!profile || session?.impersonatorId !== null) throw notFound()
    const row = await deps.db
      .selectFrom('dataExport')
      .select('storageKey')
      .where('profileId', '=', profile.id)
      .where('status', '=', DataExportStatus.Ready)
      .where('endsAt', '>', deps.clock.now())
      .executeTakeFirst()
    const stored = row && (await deps.media.get(`${row.storageKey}/${FILE}`))
    if (!stored) throw notFound()
    void reply.headers({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'content-length': stored.size,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    return reply.type('application/zip').send(request.method === 'HEAD' ? undefined : stored.read())
  })
}
