import { sql, type Kysely } from 'kysely'
import { Logger, run, runOnce, type Job, type Task } from 'graphile-worker'
import type { MailJob } from '../account/mailJob'
import type { ConversionJob } from '../media/conversion'
import type { FollowerNews } from '../notifications/followers'
import type { PushJob } from '../notifications/delivery/push'
import type { DB } from './database/schema.generated'
import type { Deps } from './handler'

/**
 * Work that is done later or at fixed times, by any one server of the installation. Each area names the payloads of its
 * tasks here, so that nothing can be queued that nobody does.
 */
export interface TaskPayloads {
  sendMail: MailJob
  sendPush: PushJob
  sendDigest: { readonly profileId: number }
  queueDigests: Record<string, never>
  tellFavouriteOnline: { readonly profileId: number; readonly after?: number }
  eraseProfiles: Record<string, never>
  deleteUnusedProfiles: Record<string, never>
  removeOldReports: Record<string, never>
  removeTempMedia: Record<string, never>
  convertVideo: ConversionJob
  removeErasedFiles: Record<string, never>
  removeDeadSessions: Record<string, never>
  removeDeadJobs: Record<string, never>
  tellOfMembershipEnd: Record<string, never>
  drawDemoPicture: { readonly storageKey: string }
  keepDemoOnline: Record<string, never>
  countPopularity: Record<string, never>
  countTagUse: Record<string, never>
  tellFollowers: FollowerNews
  removeOldNotifications: Record<string, never>
}

export type TaskName = keyof TaskPayloads
/** What does each task; one that takes long ends when the signal says that the server stops, and is done again later. */
export type Tasks = {
  readonly [T in TaskName]: (deps: Deps, payload: TaskPayloads[T], stopping?: AbortSignal) => Promise<void>
}

/** One of these at a time, so that the others always find a free hand. */
const slowTasks: ReadonlySet<TaskName> = new Set(['convertVideo'])

/** When the repeated tasks run, in cron's notation and UTC. */
const timetable = [
  '7 * * * * eraseProfiles ?max=3',
  '13 4 * * * deleteUnusedProfiles ?fill=1d&max=3',
  '19 4 * * * removeOldReports ?fill=1d&max=3',
  '*/20 * * * * removeTempMedia ?max=3',
  '37 * * * * removeDeadSessions ?max=3',
  '47 * * * * removeDeadJobs ?max=3',
  // Also the one that a stopped server has missed.
  '5 9 * * * tellOfMembershipEnd ?fill=1d&max=3',
  '*/10 * * * * removeErasedFiles ?max=3',
  '*/2 * * * * keepDemoOnline ?max=1',
  '*/5 * * * * queueDigests ?max=1',
  '17 * * * * countPopularity ?max=1',
  '27 * * * * countTagUse ?max=1',
  '57 * * * * removeOldNotifications ?max=1',
].join('\n')

/**
 * Queues a task; inside a transaction, it is done only if the transaction is. Of those waiting, low priorities go first.
 * Of those with a key only one waits, at the time when it is due already.
 */
export async function addJob<T extends TaskName>(
  db: Kysely<DB>,
  task: T,
  payload: TaskPayloads[T],
  { priority = 0, key }: { readonly priority?: number; readonly key?: string } = {},
): Promise<void> {
  const text = JSON.stringify(payload)
  const queue = slowTasks.has(task) ? task : null
  await sql`
    select graphile_worker.add_job(
      ${task}::text, payload := ${text}::json, queue_name := ${queue}::text, priority := ${priority},
      job_key := ${key ?? null}::text, job_key_mode := 'preserve_run_at')`.execute(db)
}

/**
 * Frees the jobs that a killed server was at: the queue would wait four hours for it. Only where no other server works on
 * the database.
 */
export async function releaseJobs(db: Kysely<DB>): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db)
}

/** Removes jobs that have failed for good, with what they say of people. */
export async function removeDeadJobs({ db }: Pick<Deps, 'db'>): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(
      array(select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null))`.execute(db)
}

/** Does queued tasks until it is stopped. */
export async function startWorker(deps: Deps, tasks: Tasks, url: string): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const runner = await run({
    connectionString: url,
    concurrency: 2,
    noHandleSignals: true,
    crontab: timetable,
    taskList: taskList(deps, tasks, stopping.signal),
    logger: quietLogger(deps),
  })
  return {
    stop: async () => {
      stopping.abort()
      await runner.stop()
    },
  }
}

/** Does what is queued now, and no more. */
export async function runDueJobs(deps: Deps, tasks: Tasks, url: string): Promise<void> {
  await runOnce({
    connectionString: url,
    noHandleSignals: true,
    taskList: taskList(deps, tasks),
    logger: quietLogger(deps),
  })
}

function taskList(deps: Deps, tasks: Tasks, stopping?: AbortSignal): Record<string, Task> {
  const entries = Object.entries(tasks) as [TaskName, Tasks[TaskName]][]
  return Object.fromEntries(
    entries.map(([name, task]) => [
      name,
      (payload: unknown) => (task as (d: Deps, p: unknown, s?: AbortSignal) => Promise<void>)(deps, payload, stopping),
    ]),
  )
}

/** The queue's own log, without payloads and without what mail servers say: both hold addresses. */
function quietLogger({ log }: Deps): Logger {
  return new Logger(() => (level, text, meta) => {
    if (meta?.['failure']) log.error(failureOf(meta), 'A job has failed')
    else if (level === 'error') log.error({ queue: text }, 'The job queue reports an error')
    else log.debug({ queue: text }, 'Job queue')
  })
}

/** Their errors hold addresses of members. */
const sensitive: ReadonlySet<string> = new Set<TaskName>(['sendMail', 'sendDigest', 'sendPush'])

function failureOf(meta: object) {
  const { job, error } = meta as { job: Job; error: Error & { code?: unknown } }
  const { task_identifier: task, attempts: attempt } = job
  return sensitive.has(task) ? { task, attempt, code: error.code } : { task, attempt, err: error }
}
