import { graphql, useFragment } from 'react-relay'
import { AppLink } from '../../../../ui/AppLink'
import type { ConversationList_viewer$key } from './__generated__/ConversationList_viewer.graphql'

const fragment = graphql`
  fragment ConversationList_viewer on Viewer {
    conversations(first: 30) {
      edges {
        node {
          id
          legacyId
          name
        }
      }
    }
  }
`

/** The conversations of the member. */
export function ConversationList({ viewer }: { viewer: ConversationList_viewer$key }) {
  const { conversations } = useFragment(fragment, viewer)
  return (
    <ul>
      {conversations?.edges.map(({ node }) => (
        <li key={node.id}>
          <AppLink href={`/Mail/${node.legacyId}`}>{node.name}</AppLink>
        </li>
      ))}
    </ul>
  )
}
