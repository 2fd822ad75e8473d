import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { FavouriteChoicesQuery } from './__generated__/FavouriteChoicesQuery.graphql'
import classes from './groups.module.css'
import { MemberChoice } from './MemberChoice'
import type { PickedMember } from './MemberPicker'

const query = graphql`
  query FavouriteChoicesQuery {
    viewer {
      favourites(first: 50) {
        edges {
          node {
            id
            ...MemberChoice_profile
          }
        }
      }
    }
  }
`

interface FavouriteChoicesProps {
  isPicked: (id: string) => boolean
  isFull: boolean
  onToggle: (member: PickedMember) => void
}

export function FavouriteChoices({ isPicked, isFull, onToggle }: FavouriteChoicesProps) {
  const { t } = useTranslation('mail')
  const { favourites } = useLazyLoadQuery<FavouriteChoicesQuery>(query, {}).viewer
  if (!favourites || favourites.edges.length === 0) return null
  return (
    <>
      <h3 className={classes.heading}>{t('groups.favourites')}</h3>
      <ul className={classes.members}>
        {favourites.edges.map(({ node }) => (
          <MemberChoice
            key={node.id}
            profile={node}
            picked={isPicked(node.id)}
            disabled={isFull && !isPicked(node.id)}
            onToggle={onToggle}
          />
        ))}
      </ul>
    </>
  )
}
