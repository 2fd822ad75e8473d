import type { Site, Viewer } from '#platform/session/session'

/** What the guards decide by. */
export interface GuardInput {
  readonly site: Pick<Site, 'isDark'>
  readonly viewer: Pick<
    Viewer,
    'isLoggedIn' | 'hasAcceptedTerms' | 'status' | 'darkStatus' | 'forcedValidation' | 'isValidationForced'
  >
  readonly pathname: string
  readonly search: string
  /** Whether the route is open to visitors. */
  readonly isPublic: boolean
}

const DELETE = '/EditProfile/Delete'
const RE_ACCEPTANCE = '/ReAcceptance'
const VALIDATION = '/ProfileValidation'

/** What a member is asked to accept must be readable before the answer, and a decision wherever one is confined to. */
const ALWAYS_OPEN = [
  '/Decision',
  '/Decisions',
  '/Support/GeneralTerms',
  '/Support/TradeTerms',
  '/Support/Privacy',
  '/Support/Cookies',
  '/Support/CodeOfConduct',
  '/etisk-regelsaet',
]

function is(pathname: string, base: string): boolean {
  const path = pathname.toLowerCase()
  return path === base.toLowerCase() || path.startsWith(`${base.toLowerCase()}/`)
}

function withWanted(target: string, { pathname, search }: GuardInput): string {
  const wanted = pathname + search
  return wanted === '/' || wanted === target ? target : `${target}?u=${encodeURIComponent(wanted)}`
}

/** A dark site's approved member. */
export function isApprovedHere(input: Pick<GuardInput, 'site' | 'viewer'>): boolean {
  const { site, viewer } = input
  return !site.isDark || (viewer.darkStatus === 'APPROVED' && viewer.hasAcceptedTerms && viewer.status !== 'LOCKED')
}

/** The member is kept on the validation page: locked, or the validation is due. */
export function mustValidate(viewer: GuardInput['viewer']): boolean {
  if (!viewer.hasAcceptedTerms || !viewer.forcedValidation) return false
  return viewer.status === 'LOCKED' || viewer.isValidationForced
}

/**
 * Where a navigation has to go instead, or null when it may stand. The rules and their order are those of the specification,
 * section 4; the numbers are theirs.
 */
export function guard(input: GuardInput): string | null {
  const { site, viewer, pathname } = input

  // 1. Anonymous visitors see public pages only.
  if (!viewer.isLoggedIn) return input.isPublic ? null : withWanted('/', input)

  // 2. The dark site is for its approved members; what visitors may see, they may see too.
  // Who may buy a membership comes back to its receipt.
  const darkExceptions = ['/Membership', '/Receipt', RE_ACCEPTANCE, VALIDATION, DELETE]
  if (
    site.isDark &&
    viewer.darkStatus !== 'APPROVED' &&
    !input.isPublic &&
    !darkExceptions.some((page) => is(pathname, page))
  ) {
    return '/'
  }

  // Guards 3 and 4 confine nobody away from the legal texts, nor from objecting.
  if (ALWAYS_OPEN.some((page) => is(pathname, page))) return null

  // 3. The current terms have to be accepted first, and there is no way round them.
  if (!viewer.hasAcceptedTerms && !is(pathname, DELETE) && !is(pathname, RE_ACCEPTANCE)) {
    return withWanted(RE_ACCEPTANCE, input)
  }

  // 4. Forced validation confines to its page.
  if (mustValidate(viewer) && !is(pathname, VALIDATION) && !is(pathname, DELETE)) return VALIDATION

  return null
}
