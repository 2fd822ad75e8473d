import { createOperationDescriptor, getRequest, graphql, type IEnvironment } from 'relay-runtime'
import type { AppShellQuery as Query } from './__generated__/AppShellQuery.graphql'

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
      dark
      disabledEvents
      disabledLodges
      supportPhone
      supportEmail
      openingHours
      publicVapidKey
      countryLegacyId
      currency
      companyName
      companyAddress
      vatNumber
      counterpartHost
      hosts {
        host
        name
        dark
        language
      }
      demo
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
      member
      memberUntil
      termsAccepted
      status
      darkStatus
      forcedValidation
      forcedValidationPending
      forcedConsentMedia
      requestPushPermission
      showBirthdaySplash
      needUpdateHeightAndWeight
      emailConfirmed
      bans
      impersonated
      stamp
      persons {
        legacyId
        gender
        birthday
        height
        weight
      }
      picture {
        ...usePictureSource_picture
      }
      contentTokens {
        media
        expiresAt
      }
      configuration {
        key
        type
        value
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

/** Puts the answer that came with the page into the store, and keeps it there. */
export function commitSession(environment: IEnvironment, data: Session): void {
  environment.commitPayload(operation, data)
  environment.retain(operation)
}

/** Asks for the session, where the page came without it. */
export async function fetchSession(environment: IEnvironment): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    environment.execute({ operation }).subscribe({ complete: resolve, error: reject })
  })
  environment.retain(operation)
}
