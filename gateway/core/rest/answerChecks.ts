import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import Format from 'typebox/format'
import { Nothing } from '../../../legacy/contract/call'
import { type CallName, callByName } from '../../../legacy/contract/contract'

/** Matches the timestamps that the legacy server writes, on days that every month has. */
const usualMoment = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

// TypeBox's own date check took longer than all other checks of an answer together.
Format.Set('date-time', (value) => usualMoment.test(value) || Format.IsDateTime(value))

type Check = (answer: unknown) => boolean

const checks = new Map<TSchema, Check>()

/** Compiled on first use: compiling all schemas would slow the start. */
function checkOf(schema: TSchema): Check {
  const known = checks.get(schema)
  if (known) return known
  const validator = Compile(schema)
  const check: Check = (answer) => validator.Check(answer)
  checks.set(schema, check)
  return check
}

/** Whether the call's answer is empty by contract, so that its body need not be read. */
export function answersNothing(name: CallName): boolean {
  return callByName.get(name)?.answer === Nothing
}

export function isAnswer(name: CallName, answer: unknown): boolean {
  const schema = callByName.get(name)?.answer
  return schema !== undefined && checkOf(schema)(answer)
}

/** The same for one item of a list. */
export function isItem(name: CallName, item: unknown): boolean {
  const schema = callByName.get(name)?.answer
  return schema !== undefined && 'items' in schema && isSchema(schema.items) && checkOf(schema.items)(item)
}

function isSchema(value: unknown): value is TSchema {
  return typeof value === 'object' && value !== null
}
