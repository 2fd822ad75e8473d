import { graphql, useFragment } from 'react-relay'
import type { LodgeRow_lodges$key } from './__generated__/LodgeRow_lodges.graphql'
import { LodgeCard } from './LodgeCard'
import { LodgeGrid } from './LodgeGrid'

const fragment = graphql`
  fragment LodgeRow_lodges on Lodge @relay(plural: true) {
    id
    ...LodgeCard_lodge
  }
`

interface LodgeRowProps {
  lodges: LodgeRow_lodges$key
  /** The list is about one profile's lodges, so that being in one goes without saying. */
  own?: boolean
}

/** The first lodges of a list, in a section of a page. Screens load the texts `lodge`. */
export function LodgeRow({ lodges, own }: LodgeRowProps) {
  const data = useFragment(fragment, lodges)
  return (
    <LodgeGrid>
      {data.map((lodge) => (
        <li key={lodge.id}>
          <LodgeCard lodge={lodge} own={own} order={3} />
        </li>
      ))}
    </LodgeGrid>
  )
}
