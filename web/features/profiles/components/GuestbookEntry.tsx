import { IconFlag, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { useMemberActions } from '#shared/profiles/useMemberActions'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useToday } from '#platform/session/useToday'
import { formatRelativeTime } from '#lib/format/relativeTime'
import { Avatar } from '#ui/Avatar'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import type { GuestbookEntry_entry$key } from './__generated__/GuestbookEntry_entry.graphql'
import classes from './Guestbook.module.css'

const DeleteEntryDialog = lazyDialog([], async () => (await import('./DeleteEntryDialog')).DeleteEntryDialog)

const ReportDialog = lazyDialog(['members'], async () => (await import('#shared/reports/ReportDialog')).ReportDialog)

const fragment = graphql`
  fragment GuestbookEntry_entry on GuestbookEntry {
    id
    text
    createdAt
    viewerCanDelete
    author {
      name
      isOnline
      picture {
        ...usePictureSource_picture
      }
      ...ProfileLink_profile
      ...useMemberActions_profile
    }
  }
`

interface GuestbookEntryProps {
  entry: GuestbookEntry_entry$key
  connection: string
}

export function GuestbookEntry({ entry, connection }: GuestbookEntryProps) {
  const { t } = useTranslation(['profiles', 'shell', 'time', 'common'])
  const { t: timeWords } = useTranslation('time')
  const today = useToday()
  const { id, text, createdAt, viewerCanDelete, author } = useFragment(fragment, entry)
  const picture = usePictureSource(author.picture)
  const { isOwn, others, dialog } = useMemberActions(author)
  const gesture = useCardGesture(false)
  const [asked, setAsked] = useState<'delete' | 'report' | null>(null)
  const { name } = author
  const close = () => setAsked(null)

  const remove: CardAction = {
    id: 'delete',
    label: t('guestbook.delete'),
    icon: IconTrash,
    onSelect: () => setAsked('delete'),
  }
  const report: CardAction = {
    id: 'report',
    label: t('guestbook.report'),
    icon: IconFlag,
    danger: true,
    onSelect: () => setAsked('report'),
  }
  const block = others.filter(({ id: action }) => action === 'block')
  const items = [...(viewerCanDelete ? [remove] : []), ...(isOwn ? [] : [...block, report])]
  return (
    <li className={classes.entry}>
      <Avatar
        name={name}
        picture={picture}
        size={40}
        onlineLabel={author.isOnline ? t('shell:member.online') : undefined}
      />
      <div className={classes.words}>
        <p className={classes.who}>
          <ProfileLink profile={author} />
          <time dateTime={createdAt}>{formatRelativeTime(createdAt, today, timeWords)}</time>
        </p>
        <p className={classes.text}>{text}</p>
      </div>
      {items.length > 0 && (
        <CardMenu
          facts={{ name, ages: [] }}
          actions={{ menuLabel: t('guestbook.more', { name }), closeLabel: t('common:close'), items }}
          gesture={gesture}
        />
      )}
      {dialog}
      <Suspense fallback={null}>
        {asked === 'delete' && <DeleteEntryDialog entryId={id} connection={connection} onClose={close} />}
        {asked === 'report' && <ReportDialog item={{ id, kind: 'guestbookEntry', name }} onClose={close} />}
      </Suspense>
    </li>
  )
}
