import { sql, type Kysely } from 'kysely'
import { Logger, run, runOnce, type Job, type Task as QueueTask } from 'graphile-worker'
import type { Pool } from 'pg'
import type { DB } from './database/schema.generated'
import type { Deps } from './handler'

declare global {
  // graphile-worker's type for the payloads of its tasks. Each area adds its own.
  namespace GraphileWorker {
    interface Tasks {
      removeDeadJobs: Record<string, never>
    }
  }
}

export type TaskName = keyof GraphileWorker.Tasks

/** Work that any server of the installation does later or at fixed times. */
export interface Task<Payload = unknown> {
  /** A long task ends when the signal fires because the server stops, and runs again later. */
  run(deps: Deps, payload: Payload, stopping?: AbortSignal): Promise<void>
  /** When it is queued by itself: cron notation in UTC, with the options of graphile-worker. */
  readonly schedule?: string
  /** Its errors contain addresses of members and are not logged. */
  readonly sensitive?: boolean
}

export type Tasks = { readonly [T in TaskName]: Task<GraphileWorker.Tasks[T]> }

interface JobOptions {
  /** Low priorities run first. */
  readonly priority?: number
  /** Of jobs with the same key only one waits, at the time of the first. */
  readonly key?: string
  /** Jobs of one queue run one at a time, so that a worker stays free for other jobs. */
  readonly queue?: string
}

/** Queues a task; inside a transaction, it runs only if the transaction is committed. */
export async function addJob<T extends TaskName>(
  db: Kysely<DB>,
  task: T,
  payload: GraphileWorker.Tasks[T],
  { priority = 0, key, queue }: JobOptions = {},
): Promise<void> {
  const text = JSON.stringify(payload)
  await sql`
    select graphile_worker.add_job(
      ${task}::text, payload := ${text}::json, queue_name := ${queue ?? null}::text, priority := ${priority},
      job_key := ${key ?? null}::text, job_key_mode := 'preserve_run_at')`.execute(db)
}

/**
 * Releases the jobs of a killed server, for which the queue would wait four hours. Only where no other server uses
 * the database.
 */
export async function releaseJobs(db: Kysely<DB>): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(
      array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`.execute(db)
}

/** Removes jobs that have failed for good, with the personal data in them. */
export const removeDeadJobs: Task = {
  schedule: '47 * * * * ?max=3',
  run: async ({ db }) => {
    await sql`
      select graphile_worker.complete_jobs(
        array(select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null))`.execute(db)
  },
}

export async function startWorker(deps: Deps, tasks: Partial<Tasks>, url: string): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const runner = await run({
    connectionString: url,
    concurrency: 2,
    noHandleSignals: true,
    crontab: crontab(tasks),
    taskList: taskList(deps, tasks, stopping.signal),
    logger: quietLogger(deps, tasks),
  })
  return {
    stop: async () => {
      stopping.abort()
      await runner.stop()
    },
  }
}

/** Runs the jobs that are due now. */
export async function runDueJobs(deps: Deps, tasks: Partial<Tasks>, pool: Pool): Promise<void> {
  await runOnce({
    pgPool: pool,
    noHandleSignals: true,
    taskList: taskList(deps, tasks),
    logger: quietLogger(deps, tasks),
  })
}

function taskList(deps: Deps, tasks: Partial<Tasks>, stopping?: AbortSignal): Record<string, QueueTask> {
  const entries: [string, Task][] = Object.entries(tasks)
  return Object.fromEntries(
    entries.map(([name, task]) => [name, (payload: unknown) => task.run(deps, payload, stopping)]),
  )
}

function crontab(tasks: Partial<Tasks>): string {
  const entries: [string, Task][] = Object.entries(tasks)
  return entries
    .flatMap(([name, { schedule }]) => {
      if (!schedule) return []
      const [times, options] = schedule.split(' ?')
      return [[times, name, ...(options ? [`?${options}`] : [])].join(' ')]
    })
    .join('\n')
}

/** The queue's own log, without payloads and without answers of mail servers: both contain addresses. */
function quietLogger({ log }: Deps, tasks: Partial<Tasks>): Logger {
  return new Logger(() => (level, text, meta) => {
    if (meta?.['failure']) log.error(failureOf(meta, tasks), 'A job failed')
    else if (level === 'error') log.error({ queue: text }, 'Job queue error')
    else log.debug({ queue: text }, 'Job queue')
  })
}

function failureOf(meta: object, tasks: Partial<Tasks>) {
  const { job, error } = meta as { job: Job; error: Error & { code?: unknown } }
  const { task_identifier: task, attempts: attempt } = job
  return tasks[task as TaskName]?.sensitive ? { task, attempt, code: error.code } : { task, attempt, err: error }
}
