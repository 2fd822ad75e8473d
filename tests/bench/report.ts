import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database } from '../../legacy/core/database/connect'
import type { Page } from '../../legacy/core/handler'
import { medianOf, print } from './measuring'
import { explained, type HeardDatabase } from './statements'

/** What is measured of a benchmark: a call, or what finds a page of a list. */
export interface ReportCase {
  readonly name: string
  /** Only its first page is of interest, or it has none. */
  readonly single: boolean
}

interface Report<C extends ReportCase> {
  /** The heading of the first column. */
  readonly title: string
  readonly cases: readonly C[]
  /** How many items are left out, by the heading of the column. */
  readonly pages: Readonly<Record<string, number>>
  readonly take: number
  /** What a case does for its viewer. */
  readonly runOf: (db: Database, each: C, page: Page) => Promise<() => Promise<unknown>>
  readonly runs: number
  /** Where the plans go, and under which name. */
  readonly out: string
  readonly file: string
}

/** Measures cases one after the other into a table, and writes down the plans of all their statements. */
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

/** The plans of all statements of a call. */
async function explain({ db, statementsOf }: HeardDatabase, run: () => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  for (const statement of await statementsOf(run)) {
    const query = explained<{ 'QUERY PLAN': string }>(statement, 'ANALYZE, BUFFERS')
    const { rows } = await db.executeQuery(query)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans.join('\n\n')
}
