import { IconBook2, IconSearchOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { BlogEntryList } from '#shared/blogs/BlogEntryList'
import { blogPath } from '#shared/blogs/paths'
import { profilePath } from '#shared/profiles/profilePath'
import { useViewer } from '#platform/session/useSession'
import { EmptyState } from '#ui/states/EmptyState'
import type { ProfileBlog_author$key } from './__generated__/ProfileBlog_author.graphql'
import type { ProfileBlogPaginationQuery } from './__generated__/ProfileBlogPaginationQuery.graphql'
import { ProfileBlogHead } from './ProfileBlogHead'
import { readText, readSiteChoice } from './profileBlogAddress'

const fragment = graphql`
  fragment ProfileBlog_author on BlogAuthor
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "ProfileBlogPaginationQuery") {
    legacyId
    profile {
      name
    }
    ...ProfileBlogHead_author
    entries(text: $text, dark: $dark, first: $count, after: $cursor) @connection(key: "ProfileBlog_entries") {
      edges {
        node {
          ...BlogEntryList_entries
        }
      }
    }
  }
`

export function ProfileBlog({ author }: { author: ProfileBlog_author$key }) {
  const { t } = useTranslation('profiles')
  const { legacyId: viewerId } = useViewer()
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<ProfileBlogPaginationQuery, ProfileBlog_author$key>(
    fragment,
    author,
  )
  const { legacyId, profile, entries } = data
  const { name } = profile
  const isOwn = legacyId === viewerId
  const narrowed = readText(search) !== '' || readSiteChoice(search) !== 'all'
  return (
    <>
      <ProfileBlogHead author={data} />
      <BlogEntryList
        hidesAuthor
        marksDark
        label={t('blog.label', { name })}
        entries={entries?.edges.map(({ node }) => node)}
        paging={paging}
      >
        {narrowed ? (
          <EmptyState
            icon={<IconSearchOff size={26} stroke={1.5} />}
            title={t('blog.noneFound')}
            action={{ label: t('blog.seeAll'), href: profilePath(legacyId, 'Blog') }}
          />
        ) : (
          <EmptyState
            icon={<IconBook2 size={26} stroke={1.5} />}
            title={isOwn ? t('blog.noneOwn') : t('blog.none', { name })}
            action={isOwn ? { label: t('blog.write'), href: blogPath('Create') } : undefined}
          />
        )}
      </BlogEntryList>
    </>
  )
}
