import { GraphQLError } from 'graphql'
import { expect, it } from 'vitest'
import { maskUnknown } from './errors'

const path = ['viewer', 'name']
const unexpected = new TypeError("Cannot read properties of undefined (reading 'token') at /srv/gateway/session.js")
/** As the engines report what a resolver has thrown. */
const located = (originalError: Error) => new GraphQLError(originalError.message, { path, originalError })

it.each([
  ['by a resolver', located(unexpected), path],
  ['by anything else', unexpected, undefined],
])('an unexpected error, thrown %s, shows nothing of itself', (_where, error, place) => {
  expect(maskUnknown(error).toJSON()).toEqual({
    message: 'The server behind the gateway could not answer.',
    ...(place && { path: place }),
    extensions: { code: 'UPSTREAM_ERROR', reason: 'INTERNAL' },
  })
})

it('an error that is meant for clients stays as it is', () => {
  const meant = new GraphQLError('The cursor belongs to another list.', { path })
  expect(maskUnknown(meant)).toBe(meant)
  expect(maskUnknown(located(meant))).toMatchObject({ message: meant.message, path })
})
