import { describe, expect, it } from 'vitest'
import { PublicAnswers } from './publicAnswers'

const SECOND = 1000

describe('a public answer', () => {
  it('is cached for as long as its contract allows, and no longer', () => {
    let now = 0
    const answers = new PublicAnswers(10, () => now)
    answers.put('site', 'first', 60)
    now = 60 * SECOND - 1
    expect(answers.get('site')).toMatchObject({ answer: 'first' })
    now = 60 * SECOND
    expect(answers.get('site')).toBeUndefined()
    answers.put('site', 'second', 60)
    expect(answers.get('site')).toMatchObject({ answer: 'second' })
  })

  it('makes room for others by age of use', () => {
    const answers = new PublicAnswers(2, () => 0)
    answers.put('one', 1, 60)
    answers.put('two', 2, 60)
    answers.get('one')
    answers.put('three', 3, 60)
    expect(answers.get('two')).toBeUndefined()
    expect([answers.get('one')?.answer, answers.get('three')?.answer]).toEqual([1, 3])
  })
})
