import { graphql } from 'react-relay'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { LodgeMediaPage } from '../../components/LodgeMediaPage'
import type { ValidationScreenQuery } from './__generated__/ValidationScreenQuery.graphql'
import { WaitingMedia } from './WaitingMedia'

// Distinguishes a failed fetch from a missing lodge.
const query = graphql`
  query ValidationScreenQuery($lodge: Int!) @preloadable @throwOnFieldError {
    lodge(legacyId: $lodge) {
      ...LodgeMediaPage_lodge
      ...WaitingMedia_lodge
    }
  }
`

/** The media that wait in a lodge, for those who accept them. */
export function ValidationScreen() {
  const { lodge } = useScreenQuery<ValidationScreenQuery>(query)
  return (
    <LodgeMediaPage lodge={lodge} view="validation">
      {lodge && <WaitingMedia lodge={lodge} />}
    </LodgeMediaPage>
  )
}
