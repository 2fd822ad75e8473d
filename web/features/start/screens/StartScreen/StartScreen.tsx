import { graphql } from 'react-relay'
import { useScreenQuery } from '../../../../relay/screenQuery'
import type { StartScreenQuery } from './__generated__/StartScreenQuery.graphql'

const query = graphql`
  query StartScreenQuery @preloadable {
    viewer {
      name
    }
  }
`

/** The member's start page. */
export function StartScreen() {
  const { viewer } = useScreenQuery<StartScreenQuery>(query)
  return <h1>{viewer.name}</h1>
}
