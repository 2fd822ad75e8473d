import { readFileSync } from 'node:fs'
import { demoMembers, demoPassword } from './demoLogins'

/** An operation of the tour, with its text. */
export interface Step {
  readonly title: string
  readonly text: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  /** Whether it needs a log-in. */
  readonly member: boolean
  /** Whether it logs the demo member in. */
  readonly logsOn: boolean
}

export interface Chapter {
  readonly title: string
  readonly text: string
  readonly steps: readonly Step[]
}

const chapters = ['welcome', 'start', 'people', 'media', 'blogs', 'mail', 'rules']

/** The chapters of the tour, in order. */
export function readTour(): Chapter[] {
  return chapters.map((name) => readChapter(readFileSync(new URL(`tour/${name}.graphql`, import.meta.url), 'utf8')))
}

/** A chapter's file: its heading, then steps, each an operation with its fragments under a heading of comments. */
function readChapter(file: string): Chapter {
  const [opening = '', ...steps] = file.split(/\n\n(?=# )/)
  return { ...headingOf(opening), steps: steps.map(readStep) }
}

function readStep(block: string): Step {
  const notes = new Map([...block.matchAll(/^# @(\w+) ?(.*)$/gm)].map(([, name = '', value = '']) => [name, value]))
  const logsOn = notes.has('logOn')
  return {
    ...headingOf(block),
    query: block.replace(/^(#.*\n)+/, '').trim() + '\n',
    variables: logsOn
      ? { name: demoMembers[0], password: demoPassword }
      : (JSON.parse(notes.get('variables') ?? '{}') as Record<string, unknown>),
    member: notes.has('member'),
    logsOn,
  }
}

/** The first line of comments is the title; the lines up to the notes are the text. */
function headingOf(block: string): { title: string; text: string } {
  const [title = '', ...lines] = [...block.matchAll(/^# ([^@].*)$/gm)].map(([, line = '']) => line)
  return { title, text: lines.join(' ') }
}
