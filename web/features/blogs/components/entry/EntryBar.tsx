import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { ArticleBar } from '#shared/articles/ArticleBar'
import { blogPath } from '#shared/blogs/paths'
import { useEntryActions } from '#shared/blogs/useEntryActions'
import { Likes } from '#shared/likes/Likes'
import { tell } from '#platform/toasts/tell'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useDeleteEntry } from '../../mutations/useDeleteEntry'
import type { EntryBar_entry$key } from './__generated__/EntryBar_entry.graphql'
import { DeleteEntryDialog } from './DeleteEntryDialog'

const fragment = graphql`
  fragment EntryBar_entry on BlogEntry {
    id
    title
    status
    viewerIsAuthor
    viewerIsFollowing
    ...Likes_item
    ...useEntryActions_entry
  }
`

export function EntryBar({ entry }: { entry: EntryBar_entry$key }) {
  const { t } = useTranslation(['blogs', 'blogEntries', 'common'])
  const data = useFragment(fragment, entry)
  const { id, status, viewerIsAuthor, viewerIsFollowing } = data
  const title = data.title || t('blogEntries:untitled')
  const { items, menuLabel, dialog } = useEntryActions(data)
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [remove, busy] = useDeleteEntry()

  const act = (action: string) => items.find((item) => item.id === action)?.onSelect
  const follow = act('followEntry')
  const share = act('share')
  const deletion: CardAction = {
    id: 'delete',
    label: t('entry.delete.action'),
    icon: IconTrash,
    danger: true,
    onSelect: () => setAsked(true),
  }
  const rest = [
    ...items.filter((item) => item.id !== 'followEntry' && item.id !== 'share'),
    ...(viewerIsAuthor ? [deletion] : []),
  ]
  const confirm = async () => {
    if (!(await remove(id))) return
    setAsked(false)
    tell(t('entry.delete.done', { title }))
    void navigate(blogPath('MyBlogs'), { replace: true })
  }
  return (
    <>
      <ArticleBar
        title={title}
        likes={status === 'PUBLISHED' && <Likes item={data} label={t('entry.like')} />}
        follow={
          follow && {
            following: viewerIsFollowing,
            label: viewerIsFollowing ? t('blogEntries:author.following') : t('blogEntries:author.follow'),
            hint: t('entry.followHint'),
            onSelect: follow,
          }
        }
        share={share && { label: t('blogEntries:actions.share'), onSelect: share }}
        menu={{ menuLabel, closeLabel: t('common:close'), items: rest }}
      />
      {dialog}
      {isAsked && (
        <DeleteEntryDialog
          title={title}
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  )
}
