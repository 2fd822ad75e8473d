import { expect, it, vi } from 'vitest'
import { ContentTokens } from './contentTokens'

const HOUR = 3_600_000

function tokensAt(start: number) {
  let now = start
  const tokens = new ContentTokens(() => now)
  return { tokens, pass: (ms: number) => void (now += ms) }
}

it('a content token is kept until the hour of the clock is over', async () => {
  const { tokens, pass } = tokensAt(HOUR / 2)
  expect(tokens.get('freja')).toBeUndefined()
  await tokens.load('freja', async () => 'first')
  pass(HOUR / 2 - 1)
  expect(tokens.get('freja')).toBe('first')
  pass(1)
  expect(tokens.get('freja')).toBeUndefined()
})

it('a content token is read once for requests that come together', async () => {
  const { tokens } = tokensAt(0)
  const read = vi.fn(async () => 'token')
  const together = await Promise.all([tokens.load('freja', read), tokens.load('freja', read)])
  expect(together).toEqual(['token', 'token'])
  expect(read).toHaveBeenCalledOnce()
})

it('a content token is read by the other request when the first one fails', async () => {
  const { tokens } = tokensAt(0)
  const gone = tokens.load('freja', () => Promise.reject(new Error('gone')))
  const other = tokens.load('freja', async () => 'token')
  await expect(gone).rejects.toThrow('gone')
  expect(await other).toBe('token')
})

it('the content token of the hour before serves when the next one cannot be read, an older one does not', async () => {
  const { tokens, pass } = tokensAt(0)
  const fail = () => Promise.reject(new Error('away'))
  await tokens.load('freja', async () => 'first')
  pass(HOUR)
  expect(await tokens.load('freja', fail)).toBe('first')
  pass(HOUR)
  await expect(tokens.load('freja', fail)).rejects.toThrow('away')
})

it('a content token that arrives after the end of its session is not kept', async () => {
  const { tokens } = tokensAt(0)
  const loading = tokens.load('freja', async () => 'late')
  tokens.drop('freja')
  await loading
  expect(tokens.get('freja')).toBeUndefined()
})
