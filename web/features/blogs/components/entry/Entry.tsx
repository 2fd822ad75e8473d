import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { useLocation, useNavigate } from 'react-router-dom'
import { blogSearchPath, entryPath } from '#shared/blogs/paths'
import { Comments } from '#shared/comments/Comments'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { RichText } from '#shared/richText/RichText'
import { useViewer } from '#platform/session/useSession'
import { invalidateLists } from '#platform/relay/invalidateLists'
import { AppLink } from '#ui/links/AppLink'
import { ErrorState } from '#ui/states/ErrorState'
import type { Entry_entry$key } from './__generated__/Entry_entry.graphql'
import article from '#shared/articles/Article.module.css'
import classes from './Entry.module.css'
import { EntryBar } from './EntryBar'
import { EntryHead } from './EntryHead'
import { EntryNeighbours } from './EntryNeighbours'
import { EntryAlerts } from './EntryAlerts'
import { useMarkAsRead } from './useMarkAsRead'

const fragment = graphql`
  fragment Entry_entry on BlogEntry @argumentDefinitions(layered: { type: "Boolean!" }) {
    id
    legacyId
    title
    slug
    html
    status
    viewerReadAt
    viewerIsAuthor
    media {
      ...RichText_media
    }
    tags {
      id
      name
    }
    author {
      profile {
        id
        legacyId
        name
        picture {
          ...usePictureSource_picture
        }
      }
    }
    ...EntryHead_entry
    ...EntryAlerts_entry
    ...EntryBar_entry
    ...EntryNeighbours_entry
    ...useComments_item @arguments(layered: $layered)
  }
`

export function Entry({ entry }: { entry: Entry_entry$key }) {
  const { t } = useTranslation(['blogs', 'blogEntries', 'common'])
  const data = useFragment(fragment, entry)
  const { id, legacyId, slug, html, media, tags, author } = data
  const published = data.status === 'PUBLISHED'
  // Keeps the read time from before this visit, so that new comments stay marked.
  const [readAt] = useState(data.viewerReadAt)
  const environment = useRelayEnvironment()
  const viewer = useViewer()
  useMarkAsRead(id, published && !data.viewerIsAuthor)
  useProperAddress(entryPath(legacyId, slug))

  const onCommented = () =>
    commitLocalUpdate(environment, (store) => invalidateLists(store, environment, viewer.id, ['commentedBlogEntries']))
  return (
    <>
      <PageTitle>{data.title || t('blogEntries:untitled')}</PageTitle>
      <article className={article.article}>
        <EntryAlerts entry={data} />
        <EntryHead entry={data} />
        {html == null ? (
          <ErrorState compact title={t('entry.failed')} text={t('entry.failedText')} />
        ) : (
          <RichText html={html} media={media ?? []} />
        )}
        {tags.length > 0 && (
          <ul className={classes.tags} aria-label={t('blogEntries:tags')}>
            {tags.map((tag) => (
              <li key={tag.id}>
                <AppLink className={classes.tag} href={blogSearchPath({ tags: [tag.id] })}>
                  {tag.name}
                </AppLink>
              </li>
            ))}
          </ul>
        )}
        <EntryBar entry={data} />
      </article>
      {published && (
        <div className={article.after}>
          <EntryNeighbours entry={data} />
          <Comments item={data} readAt={readAt} people={[author.profile]} onAdded={onCommented} />
        </div>
      )}
    </>
  )
}

/** Corrects an address that contains an old title, or only the number of the entry. */
function useProperAddress(path: string): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (pathname !== path) void navigate(path + search + hash, { replace: true, preventScrollReset: true })
  }, [navigate, path, pathname, search, hash])
}
