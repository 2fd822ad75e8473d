import type { TSchema } from 'typebox'
import { type CallName, callByName, calls } from '../../legacy/contract/contract'
import type { Stub } from '../../gateway/testing/stub'
import { generated } from './generated'

export interface Lists {
  count: number
  /** Fields that replace the contract's generated ones in items of some calls, by their number. */
  instead: Partial<Record<CallName, (number: number) => object>>
}

/** Calls that the stub answers by itself: session and site. */
const left: readonly CallName[] = ['Site.GetSiteConfiguration', 'CurrentProfile.GetProfileData']

type Asked = Readonly<Record<string, unknown>>

/**
 * Answers every call from its schema in the contract: each list has the configured number of items, numbered from
 * 1 in order, and returns those that skip, page, key or date select.
 */
export function answerAll(stub: Stub, lists: Lists): void {
  for (const [name, { answer }] of calls) {
    if (left.includes(name)) continue
    const item = itemOf(answer)
    const one = (schema: TSchema, number: number) => {
      const value = generated(schema, number)
      const instead = lists.instead[name]
      return instead ? { ...(value as object), ...instead(number) } : value
    }
    stub.on(name, ({ query, body }) => {
      const asked: Asked = { ...(query as object), ...(body as object) }
      return item ? numbersOf(name, asked, lists.count).map((number) => one(item, number)) : one(answer, idIn(asked))
    })
  }
}

function itemOf(answer: TSchema): TSchema | undefined {
  const { items } = answer as { readonly items?: TSchema }
  return items
}

function idIn(asked: Asked): number {
  const [, id] = Object.entries(asked).find(([name]) => /(^i|I)d$/.test(name)) ?? []
  return Number(id ?? 1)
}

/** The numbers of the items that a call requests. */
function numbersOf(name: CallName, asked: Asked, count: number): number[] {
  if (Array.isArray(asked['ids'])) return asked['ids'].map(Number)
  const all = Array.from({ length: count }, (_item, index) => index + 1)
  const number = (key: string, fallback: number) => Number(asked[key] ?? fallback)
  const take = number('take', usualTake(name) ?? count)
  if (asked['afterId'] !== undefined) return all.filter((id) => id > number('afterId', 0)).slice(0, take)
  if (parametersOf(name)['beforeId']) return newestFirst(all, number('beforeId', Infinity)).slice(0, take)
  const moment = asked['latestNotificationDate']
  const older = moment === undefined ? all : all.filter((id) => isOlder(name, id, String(moment)))
  const skip = number('skip', number('page', 0) * take)
  return older.slice(skip, skip + take)
}

function newestFirst(all: readonly number[], before: number): number[] {
  return all.filter((id) => id < before).reverse()
}

function isOlder(name: CallName, id: number, moment: string): boolean {
  const item = itemOf(callByName.get(name)?.answer ?? {})
  const { createdAt } = generated(item ?? {}, id) as { readonly createdAt: string }
  return createdAt < moment
}

function parametersOf(name: CallName): Readonly<Record<string, TSchema>> {
  const call = callByName.get(name)
  return { ...call?.query.properties, ...call?.body.properties }
}

/** A call's default page size; undefined if it always returns all. */
function usualTake(name: CallName): number | undefined {
  const { take } = parametersOf(name) as { readonly take?: { readonly default?: number } }
  return take?.default
}
