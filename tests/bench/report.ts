import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from '../../legacy/core/database/connect'
import type { Page } from '../../legacy/core/handler'
import { medianOf, print } from './measuring'
import { explained, type HeardDatabase } from './statements'

/** A benchmark case: a call, or the statements that find a page of a list. */
export interface ReportCase {
  readonly name: string
  /** Only the first page matters, or there are no pages. */
  readonly single: boolean
}

interface Report<C extends ReportCase> {
  /** Heading of the first column. */
  readonly title: string
  readonly cases: readonly C[]
  /** Number of skipped items, by column heading. */
  readonly pages: Readonly<Record<string, number>>
  readonly take: number
  /** Runs a case as its viewer. */
  readonly runOf: (db: Database, each: C, page: Page) => Promise<() => Promise<unknown>>
  readonly runs: number
  /** Folder and name of the plans. */
  readonly out: string
  readonly file: string
}

/** Measures cases in sequence, prints a table, and writes the plans of all their statements. */
export async function report<C extends ReportCase>(
  heard: HeardDatabase,
  { title, cases, pages, take, runOf, runs, out, file }: Report<C>,
): Promise<void> {
  const { db } = heard
  const sections: string[] = []
  print(`| ${title} | ${Object.keys(pages).join(' | ')} |`)
  print(`| --- |${' ---: |'.repeat(Object.keys(pages).length)}`)
  for (const each of cases) {
    const cells: string[] = []
    for (const skip of each.single ? [0] : Object.values(pages)) {
      const run = await runOf(db, each, { skip, take })
      const rows = await run()
      const empty = skip > 0 && Array.isArray(rows) && rows.length === 0
      cells.push(`${await medianOf(db, runs, run)}${empty ? ' –' : ''}`)
      sections.push(`## ${each.name}, skip ${skip}\n\n${await explain(heard, run)}\n`)
    }
    print(`| ${[each.name, ...cells, ...(each.single ? [''] : [])].join(' | ')} |`)
  }
  await mkdir(out, { recursive: true })
  const path = join(out, file)
  await writeFile(path, sections.join('\n'))
  print(`\nMilliseconds, median of ${runs}; in brackets: of them on a core; –: past the end of the list.`)
  print(`Plans: ${resolve(path)}`)
}

async function explain({ db, statementsOf }: HeardDatabase, run: () => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  for (const statement of await statementsOf(run)) {
    const query = explained<{ 'QUERY PLAN': string }>(statement, 'ANALYZE, BUFFERS')
    const { rows } = await db.executeQuery(query)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans.join('\n\n')
}
