import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { ROOT } from '../../../scripts/support/serverProcess'
import { picture } from './picture'
import type { Summary } from './summary'

/** Writes a run as text, data and chart. */
export async function writeReport(folder: string, text: string, run: object, summary: Summary): Promise<void> {
  await mkdir(folder, { recursive: true })
  const style = await resolveConfig(join(ROOT, 'package.json'))
  const inStyle = (content: string, parser: 'markdown' | 'json') => format(content, { ...style, parser })
  await writeFile(join(folder, 'gateway.md'), await inStyle(`${text}\n`, 'markdown'))
  await writeFile(join(folder, 'gateway.json'), await inStyle(JSON.stringify(run, rounded), 'json'))
  await writeFile(join(folder, 'gateway.svg'), picture(summary))
}

/** Rounds to three decimals; more precision would be noise. */
function rounded(_name: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(3)) : value
}
