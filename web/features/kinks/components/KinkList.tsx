import { graphql, useFragment } from 'react-relay'
import type { KinkList_kinks$key } from './__generated__/KinkList_kinks.graphql'
import { KinkRow } from './KinkRow'
import classes from './KinkRow.module.css'

const fragment = graphql`
  fragment KinkList_kinks on Kink @relay(plural: true) {
    id
    ...KinkRow_kink
  }
`

export function KinkList({ kinks: key, label }: { kinks: KinkList_kinks$key; label: string }) {
  const kinks = useFragment(fragment, key)
  return (
    <ul className={classes.list} aria-label={label}>
      {kinks.map((kink) => (
        <li key={kink.id}>
          <KinkRow kink={kink} />
        </li>
      ))}
    </ul>
  )
}
