import { readdirSync, readFileSync } from 'node:fs'
import { type DocumentNode, Kind, parse, print } from 'graphql'

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

/** The example operations of an area, to read and change; not all of them run as they are. */
export interface Examples {
  readonly area: string
  readonly operations: readonly { readonly name: string; readonly query: string }[]
}

const chapters = ['welcome', 'start', 'people', 'media', 'blogs', 'mail', 'rules']
const gateway = new URL('../../', import.meta.url)

/** The demo members of the tour, by country. */
export const demoMembers = ['freja', 'solveig', 'saga', 'poppy']
export const demoPassword = 'Nordlys-1998'

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

/** The example operations beside the resolvers, by area. */
export function readExamples(): Examples[] {
  const files = readdirSync(gateway, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^[^/]+\/examples\/[^/]+\.graphql$/.test(file))
    .sort()
  const byArea = new Map<string, Examples['operations']>()
  for (const file of files) {
    const area = file.slice(0, file.indexOf('/'))
    const operations = operationsOf(parse(readFileSync(new URL(file, gateway), 'utf8')))
    byArea.set(area, [...(byArea.get(area) ?? []), ...operations])
  }
  return [...byArea].map(([area, operations]) => ({ area, operations }))
}

function operationsOf({ definitions }: DocumentNode): Examples['operations'] {
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  return definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return []
    const used = print(operation).includes('...') ? fragments : []
    const query = print({ kind: Kind.DOCUMENT, definitions: [operation, ...used] })
    return [{ name: operation.name?.value.replace(/Example$/, '') ?? '', query }]
  })
}
