import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay'
import { ProfileByline } from '#shared/profiles/ProfileByline'
import type { EntryByline_author$key } from './__generated__/EntryByline_author.graphql'

const fragment = graphql`
  fragment EntryByline_author on BlogAuthor {
    profile {
      ...ProfileByline_profile
    }
  }
`

interface EntryBylineProps extends Omit<ComponentProps<typeof ProfileByline>, 'profile'> {
  author: EntryByline_author$key
}

/** The author's picture, name, ages and place. */
export function EntryByline({ author, ...props }: EntryBylineProps) {
  return <ProfileByline profile={useFragment(fragment, author).profile} {...props} />
}
