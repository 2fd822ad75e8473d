import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { AppLink } from '#ui/links/AppLink'
import { profilePath } from '#shared/profiles/profilePath'
import type { AuthorRow_author$key } from './__generated__/AuthorRow_author.graphql'
import classes from './AuthorRow.module.css'
import { EntryByline } from './EntryByline'
import { FollowAuthorButton } from './FollowAuthorButton'
import { useHide } from './useHide'

const fragment = graphql`
  fragment AuthorRow_author on BlogAuthor {
    id
    entryCount
    followerCount
    viewerHasHidden
    profile {
      legacyId
      name
    }
    ...EntryByline_author
    ...FollowAuthorButton_author
  }
`

interface AuthorRowProps {
  author: AuthorRow_author$key
  /** A short text beside the author, e.g. the rank. */
  note?: ReactNode
}

/** An author with the number of entries, and a button to follow or unhide them. */
export function AuthorRow({ author, note }: AuthorRowProps) {
  const { t } = useTranslation('blogEntries')
  const data = useFragment(fragment, author)
  const hide = useHide()
  const { legacyId, name } = data.profile
  return (
    <div className={classes.row}>
      {note}
      <div className={classes.words}>
        <EntryByline stacked author={data} size={56}>
          <AppLink href={profilePath(legacyId, 'Blog')} className={classes.entries}>
            {t('author.entries', { count: data.entryCount })}
          </AppLink>
          {` · ${t('author.followers', { count: data.followerCount })}`}
        </EntryByline>
      </div>
      {data.viewerHasHidden ? (
        <Button
          variant="default"
          size="sm"
          aria-label={t('actions.unhideAuthor', { name })}
          onClick={() => void hide({ __typename: 'BlogAuthor', id: data.id }, name, false)}
        >
          {t('author.unhide')}
        </Button>
      ) : (
        <FollowAuthorButton shrinks author={data} />
      )}
    </div>
  )
}
