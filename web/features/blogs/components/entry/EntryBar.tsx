import { Button } from '@mantine/core'
import { IconBell, IconBellFilled, IconShare2, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { blogPath } from '#shared/blogs/paths'
import { useEntryActions } from '#shared/blogs/useEntryActions'
import { Likes } from '#shared/likes/Likes'
import { tell } from '#platform/toasts/tell'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import { useDeleteEntry } from '../../mutations/useDeleteEntry'
import type { EntryBar_entry$key } from './__generated__/EntryBar_entry.graphql'
import { DeleteEntryDialog } from './DeleteEntryDialog'
import classes from './Entry.module.css'

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
  const gesture = useCardGesture(false)
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
    <div className={classes.bar} data-draft={status === 'DRAFT'}>
      {status === 'PUBLISHED' && <Likes item={data} label={t('entry.like')} />}
      <span className={classes.tools}>
        {follow && (
          <Button
            variant="subtle"
            aria-pressed={viewerIsFollowing}
            className={classes.tool}
            leftSection={
              viewerIsFollowing ? (
                <IconBellFilled size={19} aria-hidden />
              ) : (
                <IconBell size={19} stroke={1.75} aria-hidden />
              )
            }
            title={t('entry.followHint')}
            onClick={follow}
          >
            {viewerIsFollowing ? t('blogEntries:author.following') : t('blogEntries:author.follow')}
          </Button>
        )}
        {share && (
          <Button
            variant="subtle"
            className={classes.tool}
            leftSection={<IconShare2 size={19} stroke={1.75} aria-hidden />}
            onClick={share}
          >
            {t('blogEntries:actions.share')}
          </Button>
        )}
        <CardMenu
          facts={{ name: title, ages: [] }}
          actions={{ menuLabel, closeLabel: t('common:close'), items: rest }}
          gesture={gesture}
        />
      </span>
      {dialog}
      {isAsked && (
        <DeleteEntryDialog
          title={title}
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={() => setAsked(false)}
        />
      )}
    </div>
  )
}
