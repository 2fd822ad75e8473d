import { IconBuildingCommunity } from '@tabler/icons-react'
import { graphql, useFragment } from 'react-relay'
import { lodgePath } from '#shared/lodges/paths'
import { TextLink } from '#ui/links/TextLink'
import { hasPage } from '#platform/routing/hasPage'
import { useSite } from '#platform/session/useSession'
import type { LodgeLine_message$key } from './__generated__/LodgeLine_message.graphql'
import { QuietLine } from './QuietLine'

const fragment = graphql`
  fragment LodgeLine_message on LodgeMessage {
    text
    name
    lodge {
      legacyId
    }
  }
`

export function LodgeLine({ message }: { message: LodgeLine_message$key }) {
  const { disabledLodges } = useSite()
  const { text, name, lodge } = useFragment(fragment, message)
  const path = lodge ? lodgePath(lodge.legacyId) : null
  const isLinked = path !== null && !disabledLodges && hasPage(path)
  return (
    <QuietLine icon={IconBuildingCommunity}>
      {text} {name && isLinked ? <TextLink href={path}>{name}</TextLink> : name}
    </QuietLine>
  )
}
