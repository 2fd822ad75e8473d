import { graphql } from 'react-relay'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import type { FeatureCode, refusal_error$data } from './__generated__/refusal_error.graphql'

/** What every mutation asks about a refusal. */
void graphql`
  fragment refusal_error on UserError {
    code
    message
    field
    ... on MembersOnlyError {
      feature
    }
  }
`

/** Something that a mutation refused, in the viewer's language. */
export interface UserError {
  readonly code: string
  readonly message: string
  /** The input field, dotted for nested ones; null when it is about all of it. */
  readonly field: string | null
  readonly feature?: FeatureCode | null
}

type Listed = Pick<refusal_error$data, 'code' | 'message'> & Partial<Pick<refusal_error$data, 'field' | 'feature'>>

/** What the payloads of an answer list as refused. */
export function refusalsIn(response: unknown): readonly UserError[] {
  const payloads = Object.values(
    (response ?? {}) as Readonly<Record<string, { readonly userErrors?: readonly Listed[] } | null>>,
  )
  return payloads
    .flatMap((payload) => payload?.userErrors ?? [])
    .map(({ code, message, field, feature }) => ({ code, message, feature, field: field?.join('.') ?? null }))
}

/** Opens the buy-membership dialog where that is what a refusal is about. Answers whether it is. */
export function offersMembership(refusals: readonly UserError[]): boolean {
  const refusal = refusals.find(({ code }) => code === 'MEMBERS_ONLY')
  if (refusal) openBuyMembership(refusal.feature ?? undefined)
  return refusal !== undefined
}
