import { IconBuildingCommunity } from '@tabler/icons-react'
import { graphql, useFragment } from 'react-relay'
import { TextLink } from '#ui/links/TextLink'
import { hasPage } from '#platform/routing/hasPage'
import { useSite } from '#platform/session/useSession'
import { lodgePath } from '../../paths'
import type { LodgeLine_message$key } from './__generated__/LodgeLine_message.graphql'
import { QuietLine } from './QuietLine'

const fragment = graphql`
  fragment LodgeLine_message on LodgeMessage {
    text
    name
    lodgeLegacyId
  }
`

export function LodgeLine({ message }: { message: LodgeLine_message$key }) {
  const { disabledLodges } = useSite()
  const { text, name, lodgeLegacyId } = useFragment(fragment, message)
  const isLinked = lodgeLegacyId != null && !disabledLodges && hasPage(lodgePath(lodgeLegacyId))
  return (
    <QuietLine icon={IconBuildingCommunity}>
      {text} {name && isLinked ? <TextLink href={lodgePath(lodgeLegacyId)}>{name}</TextLink> : name}
    </QuietLine>
  )
}
