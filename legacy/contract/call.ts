import Type, { type Static, type TObject, type TProperties, type TSchema } from 'typebox'
import type { CallLimit } from './callLimits'
import type { BanType, RoleLevel } from './enums'
import type { FeatureCode } from './money/moneyEnums'
import type { EventRight } from './events/eventRights'
import type { LodgeRight } from './lodgeRights'

/**
 * Who may make a call. Each level includes the ones before it:
 * - `public`: anyone, with or without a session;
 * - `loggedIn`: a session, whatever the profile's state;
 * - `accepted`: a session whose profile has accepted the current terms;
 * - `active`: accepted, not locked, not held for validation, and on a dark site approved for it (darkStatus 3);
 * - `paying`: active with a running membership, otherwise 402 with the call's feature code;
 * - `darkApproved`: active, and only on a dark site;
 * - `{ role }`: active with at least this role level; with `onDark` only on a dark site.
 */
export type Access =
  | 'public'
  | 'loggedIn'
  | 'accepted'
  | 'active'
  | 'paying'
  | 'darkApproved'
  | { readonly role: keyof typeof RoleLevel; readonly onDark?: true }

/** The access rule as documentation names it. */
export function nameOfAccess(access: Access): string {
  return typeof access === 'string' ? access : access.role + (access.onDark ? ' on dark sites' : '')
}

/** Whether each use of a call is written into the log of the staff: all their writes, and their looks at private things. */
export function isStaffAct({ access, method, look }: Pick<Call, 'access' | 'method' | 'look'>): boolean {
  return look || (typeof access === 'object' && method === 'POST')
}

/** A part of the product that a site can leave out. */
export type SitePart = 'lodges' | 'events'

/** The parameters and the answer of a call, its access, and how the gateway may treat it. */
export interface Call<
  Q extends TObject = TObject,
  B extends TObject = TObject,
  A extends TSchema = TSchema,
  X extends Access = Access,
> {
  readonly method: 'GET' | 'POST'
  /** One sentence that a newcomer understands. */
  readonly summary: string
  readonly access: X
  readonly query: Q
  readonly body: B
  readonly answer: A
  /** Not in the specification: a site with its own legacy server must supply it. */
  readonly assumed: boolean
  /** The answer may carry Set-Cookie lines, which the gateway forwards. */
  readonly setsCookies: boolean
  /** The body is multipart/form-data with one part `File`. */
  readonly multipart: boolean
  /** Seconds for which an answer that is equal for everyone on a site may be cached. */
  readonly publicFor: number
  /** The feature that non-members need a membership for. */
  readonly feature: keyof typeof FeatureCode | undefined
  /** For `paying` calls: another feature where the body has a field. */
  readonly featureWith: FeatureWith | undefined
  /** The ban that forbids the call: 403 BANNED. */
  readonly ban: keyof typeof BanType | undefined
  /**
   * Staff who act as a member are refused, because others would take it for the member's own act: 403
   * ACTING_AS_OTHER.
   */
  readonly inOwnName: boolean
  /**
   * A read of private things by the staff, which is written into their log, as all their writes are: once in ten
   * minutes for each of them and each thing.
   */
  readonly look: boolean
  /** The right that the viewer needs in the lodge that the call is about: 403 FORBIDDEN without it. */
  readonly lodgeRight: LodgeRight | undefined
  /** The right that the viewer needs at the event that the call is about: 403 FORBIDDEN without it. */
  readonly eventRight: EventRight | undefined
  /** The part of the product that the call belongs to: 404 on sites without it. */
  readonly sitePart: SitePart | undefined
  /** Limit by address, counted before the body is read; 429 RATE_LIMITED beyond it. */
  readonly limit: CallLimit | undefined
}

interface FeatureWith {
  readonly field: string
  readonly feature: keyof typeof FeatureCode
}

interface Facts<X extends Access> {
  readonly summary: string
  readonly access: X
  readonly assumed?: true
  readonly setsCookies?: true
  readonly multipart?: true
  readonly publicFor?: number
  readonly feature?: keyof typeof FeatureCode
  readonly featureWith?: FeatureWith
  readonly ban?: keyof typeof BanType
  readonly inOwnName?: true
  readonly look?: true
  readonly lodgeRight?: LodgeRight
  readonly eventRight?: EventRight
  readonly limit?: CallLimit
}

const strict = { additionalProperties: false } as const

function call<Q extends TProperties, B extends TProperties, A extends TSchema, X extends Access>(
  method: 'GET' | 'POST',
  facts: Facts<X>,
  query: Q,
  body: B,
  answer: A,
) {
  return {
    method,
    summary: facts.summary,
    access: facts.access,
    query: Type.Object(query, strict),
    body: Type.Object(body, strict),
    answer,
    assumed: facts.assumed ?? false,
    setsCookies: facts.setsCookies ?? false,
    multipart: facts.multipart ?? false,
    publicFor: facts.publicFor ?? 0,
    feature: facts.feature,
    featureWith: facts.featureWith,
    ban: facts.ban,
    inOwnName: facts.inOwnName ?? false,
    look: facts.look ?? false,
    lodgeRight: facts.lodgeRight,
    eventRight: facts.eventRight,
    sitePart: undefined,
    limit: facts.limit,
  } as const
}

/** Calls that answer 404 on sites without a part of the product. */
export function partOfSite<const C extends Readonly<Record<string, object>>>(sitePart: SitePart, calls: C): C {
  return Object.fromEntries(Object.entries(calls).map(([name, each]) => [name, { ...each, sitePart }])) as C
}

/** A read, with parameters in the query. */
export function get<A extends TSchema, const X extends Access, const Q extends TProperties = Record<never, never>>(
  facts: Facts<X> & { readonly query?: Q; readonly answer: A },
) {
  return call('GET', facts, facts.query ?? ({} as Q), {}, facts.answer)
}

/** A write, or a read with a rich filter, with parameters in a JSON body; uploads have a query too. */
export function post<
  const X extends Access,
  A extends TSchema = typeof Nothing,
  const B extends TProperties = Record<never, never>,
  const Q extends TProperties = Record<never, never>,
>(facts: Facts<X> & { readonly query?: Q; readonly body?: B; readonly answer?: A }) {
  return call(
    'POST',
    facts,
    facts.query ?? ({} as Q),
    facts.body ?? ({} as B),
    facts.answer ?? (Nothing as TSchema as A),
  )
}

/** The feature that non-members need a membership for, given this body. */
export function featureOf(
  { feature, featureWith }: Pick<Call, 'feature' | 'featureWith'>,
  body: unknown,
): Call['feature'] {
  const given = typeof body === 'object' && body !== null && featureWith !== undefined
  return given && Object.hasOwn(body, featureWith.field) ? featureWith.feature : feature
}

/** Paging by skip and take. All lists end after 30,000 items: filters find the rest. */
const paging = {
  skip: Type.Optional(Type.Integer({ minimum: 0, default: 0, description: 'Items to leave out from the start' })),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 101, default: 30, description: 'Items to give at most' })),
}

/** A list by skip and take, as a read. A page shorter than `take` is the last one. */
export function list<I extends TSchema, const X extends Access, const Q extends TProperties = Record<never, never>>(
  facts: Facts<X> & { readonly query?: Q; readonly item: I },
) {
  return call('GET', facts, { ...(facts.query ?? ({} as Q)), ...paging }, {}, Type.Array(facts.item))
}

/** A list by skip and take with its filter in the body. */
export function postList<I extends TSchema, const X extends Access, const B extends TProperties = Record<never, never>>(
  facts: Facts<X> & { readonly body?: B; readonly item: I },
) {
  return call('POST', facts, {}, { ...(facts.body ?? ({} as B)), ...paging }, Type.Array(facts.item))
}

/** Paging of the calls for the top menu. */
export const pages = {
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, default: 0, description: 'Counts from 0' })),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30, description: 'Items on a page' })),
}

/** The answer of a call without a result. */
export const Nothing = Type.Object({}, strict)

export function nullable<T extends TSchema>(schema: T, options: { readonly description?: string } = {}) {
  return Type.Union([schema, Type.Null()], options)
}

/** A value of a numbered enum of `enums.ts`. */
export function oneOf<const E extends Readonly<Record<string, number>>>(values: E, description: string) {
  return Type.Unsafe<E[keyof E]>({
    type: 'integer',
    enum: Object.values(values),
    description,
    'x-enum-varnames': Object.keys(values),
  })
}

/** The members of an enumeration that an answer can have, without the others. */
export function without<E extends Readonly<Record<string, number>>, K extends keyof E>(values: E, ...names: K[]) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name as K))) as Omit<E, K> &
    Readonly<Record<string, E[Exclude<keyof E, K>]>>
}

export const Id = Type.Integer({ minimum: 1, description: 'A legacy id' })
export const DateTime = Type.String({ format: 'date-time', description: 'A moment in UTC, ISO 8601' })
export const CalendarDate = Type.String({ format: 'date', description: 'A calendar day, yyyy-MM-dd' })
export const Locale = Type.Unsafe<'da-DK' | 'en-GB' | 'nb-NO' | 'sv-SE'>({
  type: 'string',
  enum: ['da-DK', 'en-GB', 'nb-NO', 'sv-SE'],
  description: 'An interface language',
})

/** RFC 9457 problem details: the body of every answer other than 2xx. */
export const Problem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  code: Type.String({ description: 'A stable name of what went wrong' }),
  detail: Type.String({ description: "What went wrong, in the member's language" }),
  feature: Type.Optional(
    Type.String({ description: 'For MEMBERS_ONLY: the feature code of the buy-membership dialog' }),
  ),
  fields: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.String({ description: 'The field of the body or query, dotted for nested ones' }),
        code: Type.String(),
        message: Type.String({ description: "In the member's language" }),
      }),
    ),
  ),
})
export type Problem = Static<typeof Problem>
