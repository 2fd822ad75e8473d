import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { format, resolveConfig } from 'prettier'
import { join } from 'node:path'
import { ROOT } from '../../../scripts/support/serverProcess'
import type { Result } from './lighthouse'
import { GOALS, kilobytes, type PageVitals, seconds } from './pages'

/** The pages before the first view was made fast, as far as they were measured then. */
const BEFORE: Readonly<Record<string, string>> = {
  '/': 'FCP 3.5 s, LCP 5.1 s, 60 requests, 807 kB',
  '/Start': 'LCP 7.1 s, 122 requests, 1036 kB',
}

const HEAD = [
  'page',
  'score',
  'FCP',
  'LCP',
  'CLS',
  'TBT',
  'INP',
  'requests',
  'bytes',
  'LCP, reload',
  'bytes, reload',
  'before',
]

export interface Circumstances {
  readonly runs: number
  readonly load: readonly number[]
  readonly chromium: string
  readonly lighthouse: string
}

export function tableOf(vitals: readonly PageVitals[]): string {
  const rows = vitals.map(({ page, cold, reload, inp }) => [
    `\`${page.path}\``,
    String(cold.score),
    seconds(cold.fcp),
    seconds(cold.lcp),
    cold.cls.toFixed(3),
    `${Math.round(cold.tbt)} ms`,
    `${Math.round(inp)} ms`,
    String(cold.requests),
    kilobytes(cold.bytes),
    seconds(reload.lcp),
    kilobytes(reload.bytes),
    BEFORE[page.path] ?? '',
  ])
  return [HEAD, HEAD.map(() => '-'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export async function writeReport(
  file: string,
  vitals: readonly PageVitals[],
  missed: readonly string[],
  causes: readonly string[],
  { runs, load, chromium, lighthouse }: Circumstances,
): Promise<string> {
  const table = tableOf(vitals)
  const text = `# How fast pages are on a phone

Written by \`npm run verify vitals\`: Lighthouse ${lighthouse} in Chromium ${chromium} loads eight pages of the built product
with the demo community, over HTTP/2, on a slow phone: 1.6 Mb/s, 150 ms there and back, a quarter of the processor's speed,
all applied and not estimated. ${runs === 1 ? 'One run.' : `Medians of ${runs} runs.`}

${new Date().toISOString().slice(0, 10)}; ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), which browser, servers and database share;
load average ${load.map((each) => each.toFixed(1)).join(' to ')}.

${table}

Before, a reload moved 215 to 320 kB, and the scores were 43 to 61.

Goals: score ${GOALS.publicScore} for visitors and ${GOALS.insideScore} inside, on a machine to itself; LCP ${seconds(GOALS.lcp)}, on a reload ${seconds(GOALS.reloadLcp)};
CLS ${GOALS.cls}; INP ${GOALS.inp} ms; a reload moves ${kilobytes(GOALS.reloadBytes)}.

What the largest paint waits for, in the last run:

${causes.map((each) => `- ${each}`).join('\n')}

${missed.length ? `Missed:\n\n${missed.map((each) => `- ${each}`).join('\n')}` : 'All hold.'}
`
  const style = await resolveConfig(join(ROOT, 'package.json'))
  await writeFile(file, await format(text, { ...style, parser: 'markdown' }))
  return table
}

const PARTS: Readonly<Record<string, string>> = {
  timeToFirstByte: 'the server',
  resourceLoadDelay: 'until the picture is asked for',
  resourceLoadDuration: 'loading it',
  elementRenderDelay: 'until it is shown',
}

/** What the largest paint of a page is, and what it waits for. */
export function causeOf({ audits }: Result): string {
  const text = JSON.stringify([audits['largest-contentful-paint-element'], audits['lcp-breakdown-insight']])
  const selector = / > ([^>"]+)"/.exec(/"selector":"[^"]*"/.exec(text)?.[0] ?? '')?.[1] ?? 'unknown'
  const parts = [...text.matchAll(/"subpart":"(\w+)","label":"[^"]+","duration":([\d.]+)/g)].map(
    ([, part = '', ms]) => `${PARTS[part] ?? part} ${seconds(Number(ms))}`,
  )
  return `\`${selector}\`: ${parts.join(', ')}`
}
