import { sql, type Kysely } from 'kysely'
import { Logger, run, runOnce, type Runner, type Task } from 'graphile-worker'
import type { MailJob } from '../account/mailJob'
import type { ConversionJob } from '../media/conversion'
import type { DB } from './database/schema.generated'
import type { Deps } from './handler'

/**
 * Work that is done later or at fixed times, by any one server of the installation. Each area names the payloads of its
 * tasks here, so that nothing can be queued that nobody does.
 */
export interface TaskPayloads {
  sendMail: MailJob
  eraseProfiles: Record<string, never>
  removeTempMedia: Record<string, never>
  convertVideo: ConversionJob
  removeErasedFiles: Record<string, never>
  removeDeadSessions: Record<string, never>
  drawDemoPicture: { readonly storageKey: string }
}

export type TaskName = keyof TaskPayloads
export type Tasks = { readonly [T in TaskName]: (deps: Deps, payload: TaskPayloads[T]) => Promise<void> }

/** When the repeated tasks run, in cron's notation and UTC. */
const timetable = [
  '7 * * * * eraseProfiles ?max=3',
  '*/20 * * * * removeTempMedia ?max=3',
  '37 * * * * removeDeadSessions ?max=3',
  '*/10 * * * * removeErasedFiles ?max=3',
].join('\n')

/** Queues a task; inside a transaction, it is done only if the transaction is. Of those waiting, low priorities go first. */
export async function addJob<T extends TaskName>(
  db: Kysely<DB>,
  task: T,
  payload: TaskPayloads[T],
  priority = 0,
): Promise<void> {
  const text = JSON.stringify(payload)
  await sql`select graphile_worker.add_job(${task}::text, payload := ${text}::json, priority := ${priority})`.execute(
    db,
  )
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

/** Does queued tasks until it is stopped. */
export async function startWorker(deps: Deps, tasks: Tasks, url: string): Promise<Runner> {
  return run({
    connectionString: url,
    concurrency: 2,
    noHandleSignals: true,
    crontab: timetable,
    taskList: taskList(deps, tasks),
    logger: quietLogger(deps),
  })
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

function taskList(deps: Deps, tasks: Tasks): Record<string, Task> {
  const entries = Object.entries(tasks) as [TaskName, Tasks[TaskName]][]
  return Object.fromEntries(
    entries.map(([name, task]) => [
      name,
      (payload: unknown) => (task as (d: Deps, p: unknown) => Promise<void>)(deps, payload),
    ]),
  )
}

/** The queue's own log, without payloads: they hold addresses. */
function quietLogger({ log }: Deps): Logger {
  return new Logger(() => (level, text) => {
    if (level === 'error') log.error({ queue: text }, 'The job queue reports an error')
    else log.debug({ queue: text }, 'Job queue')
  })
}
