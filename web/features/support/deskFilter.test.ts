import { expect, it } from 'vitest'
import { deskSearch, readDeskFilter } from './deskFilter'

const read = (text: string) => readDeskFilter(new URLSearchParams(text))

it('is kept in the address, without what is usual', () => {
  for (const text of ['', '?show=mine', '?show=CLOSED&language=SV_SE&kind=FAULT']) {
    expect(deskSearch(read(text))).toBe(text)
  }
})

it('takes what is unknown as absent', () => {
  expect(read('show=NOTHING&language=xx&kind=')).toEqual({ tab: 'waiting', language: null, kind: null })
})
