import { cpus } from 'node:os'
import { ratioText, verdicts } from './goals'
import { base } from './contestants'
import { titleOf } from './measure'
import type { Summary } from './summary'

/** A Markdown table, aligned to be readable in a terminal too. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) => Math.max(cell.length, 3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

export function reportText(summary: Summary, moreSections: readonly string[]): string {
  const { connections } = summary
  const note = publicNote(summary)
  return [
    '# The gateway beside its peers',
    `${new Date().toISOString().slice(0, 10)}; ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores; Node ${process.version}.`,
    ...connections.map((users) => `## ${users} at once\n\n${ratios(summary, users)}\n\n${figures(summary, users)}`),
    ...(note ? [note] : []),
    ...moreSections,
    `## Goals\n\n${goalLines(summary)}`,
  ].join('\n\n')
}

function goalLines(summary: Summary): string {
  return verdicts(summary)
    .map(({ text, reached }) => `- ${reached ? 'pass' : 'FAIL'}: ${text}`)
    .join('\n')
}

/** The note on public answers that ours caches and others do not. */
function publicNote(summary: Summary): string | undefined {
  if (!summary.queries.includes('start')) return undefined
  const calls = (server: string) => Math.round(summary.calls(server, 'start'))
  const more = summary.servers.filter((server) => calls(server) > calls(base))
  if (more.length === 0) return undefined
  return `In \`start\` this gateway keeps what is the same for everybody, the site's settings, for a minute; these read it each time: ${more.map(titleOf).join('; ')}.`
}

function ratios(summary: Summary, users: number): string {
  const { servers, queries } = summary
  const head = ['CPU a query, ours = 1', 'mean of all', ...queries, 'rate', 'p50', 'p99', 'MB']
  const rows = servers.map((server) => [
    titleOf(server),
    ratioText(summary.toBase(server, users)),
    ...queries.map((query) => ratioText(summary.toBase(server, users, 'cpu', [query]))),
    ...(['rate', 'p50', 'p99'] as const).map((measure) => summary.toBase(server, users, measure).value.toFixed(2)),
    summary.memory(server).toFixed(0),
  ])
  return table(head, rows)
}

function figures(summary: Summary, users: number): string {
  const { servers, queries } = summary
  const head = ['µs a query / queries a second / p99 ms / REST calls', ...queries]
  const rows = servers.map((server) => [
    titleOf(server),
    ...queries.map((query) => {
      const of = (name: 'cpu' | 'rate' | 'p99' | 'calls') => summary.figure(server, query, users, name)
      return `${of('cpu').toFixed(0)} / ${of('rate').toFixed(0)} / ${of('p99').toFixed(1)} / ${shortNumber(of('calls'))}`
    }),
  ])
  return table(head, rows)
}

function shortNumber(value: number): string {
  return Number(value.toFixed(2)).toString()
}
