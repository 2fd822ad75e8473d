import {
  createOperationDescriptor,
  getRequest,
  graphql,
  type GraphQLSingularResponse,
  type GraphQLTaggedNode,
  type IEnvironment,
} from 'relay-runtime'
import type { AppShellQuery as Query } from './__generated__/AppShellQuery.graphql'
import { ANY_VIEWER } from '#platform/relay/network'
import { sessionSettled } from './sessionChange'

/** What the whole client stands on: the site, and who is logged in. The gateway answers it with the page itself. */
export const appShellQuery = graphql`
  query AppShellQuery {
    site {
      id
      legacyId
      systemName
      name
      language
      languages
      timeZone
      isDark
      hasEventsDisabled
      hasLodgesDisabled
      isContestRunning
      supportPhone
      supportEmail
      openingHours
      publicVapidKey
      countryId
      currency
      companyName
      companyAddress
      vatNumber
      counterpartHost
      hosts {
        host
        name
        isDark
        language
      }
      maxPictureBytes
      maxVideoBytes
      isDemo
      version
    }
    viewer {
      id
      isLoggedIn
      legacyId
      name
      profileType
      gender
      language
      roleLevel
      isMember
      memberUntil
      hasAcceptedTerms
      status
      darkStatus
      lookStatus
      forcedValidation
      isValidationForced
      isMediaConsentForced
      isPushPermissionDue
      isBirthdaySplashDue
      isHeightAndWeightDue
      isEmailConfirmed
      bans
      isImpersonated
      discretion {
        hasDiscreetTab
        hasBlurredPictures
        awayMinutes
      }
      stamp
      persons {
        person {
          id
          gender
        }
        birthday
        height
        weight
      }
      picture {
        ...usePictureSource_picture
      }
      preferences {
        onlineFilter
        profileListView
        scrambleProfileLinks
      }
    }
  }
`

export type Session = Query['response']
export type Site = Session['site']
export type Viewer = Session['viewer']

const operation = createOperationDescriptor(getRequest(appShellQuery), {})

/** Reads the session as it stands in the store, mutations included. Outside React; inside, use `useSession`. */
export function readSession(environment: IEnvironment): Session {
  return environment.lookup(operation.fragment).data as Session
}

/** The global id of the member who is logged in; undefined for visitors and before the session is known. */
export function readViewerId(environment: IEnvironment): string | undefined {
  const { viewer } = readSession(environment) as Partial<Session>
  return viewer?.isLoggedIn ? viewer.id : undefined
}

/** Calls back with the session whenever it has changed in the store. */
export function watchSession(environment: IEnvironment, listener: (session: Session) => void): void {
  environment.subscribe(environment.lookup(operation.fragment), ({ data }) => listener(data as Session))
}

/** Puts the answer that came with the page into the store, and keeps it there. */
export function commitSession(environment: IEnvironment, data: Session): void {
  environment.commitPayload(operation, data)
  environment.retain(operation)
}

/** Keeps the session that came with the page. */
export function retainSession(environment: IEnvironment): void {
  environment.retain(operation)
}

/** Asks for the session, where the page came without it. */
export async function fetchSession(environment: IEnvironment): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    environment.execute({ operation }).subscribe({ complete: resolve, error: reject })
  })
  environment.retain(operation)
}

/**
 * Asks the gateway who is logged in now, by a query with the viewer's `legacyId`, which is 0 for nobody; waits while a tab
 * changes the session. The page stays as it is, for the answer does not go into the store.
 */
export async function askViewer(environment: IEnvironment, query: GraphQLTaggedNode): Promise<number> {
  await sessionSettled()
  const answer = await environment.getNetwork().execute(getRequest(query).params, {}, ANY_VIEWER).toPromise()
  const { viewer } = (answer as GraphQLSingularResponse).data as unknown as Pick<Session, 'viewer'>
  return viewer.legacyId ?? 0
}
