import { IconFlag, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useMemberActions } from '#shared/profiles/useMemberActions'
import { tell } from '#platform/toasts/tell'
import type { CommentMenu_comment$data, CommentMenu_comment$key } from './__generated__/CommentMenu_comment.graphql'
import { useThread } from './thread'

const ReportDialog = lazyDialog(['members'], async () => (await import('#shared/reports/ReportDialog')).ReportDialog)

const fragment = graphql`
  fragment CommentMenu_comment on Comment {
    id
    legacyId
    parentId
    replyCount
    viewerCanEdit
    viewerCanDelete
    author {
      name
      ...useMemberActions_profile
    }
  }
`

type Data = CommentMenu_comment$data

interface CommentMenuProps {
  comment: CommentMenu_comment$key
  onEdit: () => void
}

/** Further actions on a comment. The placeholder of a deleted comment has none. */
export function CommentMenu({ comment, onEdit }: CommentMenuProps) {
  const data = useFragment(fragment, comment)
  return data.author && <Menu data={data} author={data.author} onEdit={onEdit} />
}

interface MenuProps {
  data: Data
  author: NonNullable<Data['author']>
  onEdit: () => void
}

function Menu({ data, author, onEdit }: MenuProps) {
  const { t } = useTranslation(['comments', 'common'])
  const thread = useThread()
  const { isOwn, others, dialog } = useMemberActions(author)
  const gesture = useCardGesture(false)
  const [asked, setAsked] = useState<'delete' | 'report' | null>(null)
  const { id, legacyId, parentId, replyCount, viewerCanEdit, viewerCanDelete } = data
  const { name } = author
  const close = () => setAsked(null)

  const copyLink = async () => {
    await navigator.clipboard.writeText(new URL(thread.hrefOf(legacyId), window.location.href).href)
    tell(t('menu.copied'))
  }
  const remove = () => {
    close()
    void thread.remove({ id, parentId })
  }
  const edit: CardAction = { id: 'edit', label: t('menu.edit'), icon: IconPencil, onSelect: onEdit }
  const link: CardAction = { id: 'link', label: t('menu.link'), icon: IconLink, onSelect: () => void copyLink() }
  const deletion: CardAction = {
    id: 'delete',
    label: t('menu.delete'),
    icon: IconTrash,
    danger: true,
    onSelect: () => setAsked('delete'),
  }
  const report: CardAction = {
    id: 'report',
    label: t('menu.report'),
    icon: IconFlag,
    danger: true,
    onSelect: () => setAsked('report'),
  }
  const block = others.filter((action) => action.id === 'block')
  const items = [
    ...(viewerCanEdit ? [edit] : []),
    link,
    ...(viewerCanDelete ? [deletion] : []),
    ...(isOwn ? [] : [...block, report]),
  ]
  return (
    <>
      <CardMenu
        facts={{ name: t('by', { name }), ages: [] }}
        actions={{ menuLabel: t('menu.label', { name }), closeLabel: t('common:close'), items }}
        gesture={gesture}
      />
      {dialog}
      {asked === 'delete' && (
        <ConfirmDialog
          opened
          danger
          title={isOwn ? t('delete.title') : t('delete.titleOther', { name })}
          message={replyCount > 0 ? t('delete.textAnswered') : t('delete.text')}
          confirmLabel={t('common:delete')}
          onConfirm={remove}
          onCancel={close}
        />
      )}
      {asked === 'report' && (
        <Suspense fallback={null}>
          <ReportDialog item={{ id, kind: 'blogComment', name }} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
