import { expect, it } from 'vitest'
import { placeErrors } from './placeErrors'

it.each([
  ['name', 'name'],
  ['person.name', 'name'],
  ['album.owner', 'text'],
  ['ownerId', 'text'],
  [null, 'text'],
])('shows an error about %s at the field %s', (field, shownAt) => {
  const shown: Record<string, unknown> = {}
  const form = {
    getValues: () => ({ name: '', text: '' }),
    setFieldError: (path: string, message: unknown) => void (shown[path] = message),
  }
  placeErrors(form, 'text')([{ code: 'INVALID', message: 'Not this', field }])
  expect(shown).toEqual({ [shownAt]: 'Not this' })
})
