import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { Avatar } from '#ui/Avatar'
import type { SuggestedAuthor_author$key } from './__generated__/SuggestedAuthor_author.graphql'
import classes from './SuggestedAuthor.module.css'

const fragment = graphql`
  fragment SuggestedAuthor_author on BlogAuthor {
    entryCount
    profile {
      name
      picture {
        ...usePictureSource_picture
      }
    }
  }
`

export function SuggestedAuthor({ author }: { author: SuggestedAuthor_author$key }) {
  const { t } = useTranslation('blogEntries')
  const { entryCount, profile } = useFragment(fragment, author)
  const picture = usePictureSource(profile.picture)
  return (
    <span className={classes.author}>
      <Avatar name={profile.name} picture={picture} size={32} />
      <span className={classes.name}>{profile.name}</span>
      <span className={classes.count}>{t('author.entries', { count: entryCount })}</span>
    </span>
  )
}
