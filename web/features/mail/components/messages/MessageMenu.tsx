import { IconArrowBackUp, IconCopy, IconFlag } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastErrors } from '#platform/mutations/toastErrors'
import type { UserError } from '#platform/mutations/refusal'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { tell } from '#platform/toasts/tell'
import { useViewer } from '#platform/session/useSession'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import { useTakeBackMessage } from '../../mutations/useTakeBackMessage'
import type { ShownMessage } from './useMessages'

const ReportDialog = lazyDialog(['members'], async () => (await import('#shared/reports/ReportDialog')).ReportDialog)

export function MessageMenu({ message }: { message: ShownMessage }) {
  const { t } = useTranslation(['mail', 'common'])
  const { isImpersonated } = useViewer()
  const gesture = useCardGesture(false)
  const [asked, setAsked] = useState<'takeBack' | 'report' | null>(null)
  const [takeBack, busy] = useTakeBackMessage()
  const { id, text, viewerIsAuthor, author, type } = message
  const close = () => setAsked(null)

  const copy: CardAction = {
    id: 'copy',
    label: t('messages.menu.copy'),
    icon: IconCopy,
    onSelect: () => void navigator.clipboard.writeText(text ?? '').then(() => tell(t('messages.menu.copied'))),
  }
  const taking: CardAction = {
    id: 'takeBack',
    label: t('messages.menu.takeBack'),
    icon: IconArrowBackUp,
    danger: true,
    onSelect: () => setAsked('takeBack'),
  }
  const report: CardAction = {
    id: 'report',
    label: t('messages.menu.report'),
    icon: IconFlag,
    danger: true,
    onSelect: () => setAsked('report'),
  }
  const isWritten = type === 'NORMAL' || type === 'VIDEO_MESSAGE'
  const items = [
    ...(text ? [copy] : []),
    ...(viewerIsAuthor && isWritten && !isImpersonated ? [taking] : []),
    ...(!viewerIsAuthor && author ? [report] : []),
  ]
  if (items.length === 0) return null

  const confirm = async () => {
    const onRefused = (errors: readonly UserError[]) => {
      toastErrors(errors)
      close()
    }
    if (await takeBack({ input: { id } }, { onRefused })) close()
  }
  const name = author?.name ?? t('messages.somebody')
  const menuLabel = viewerIsAuthor ? t('messages.menu.own') : t('messages.menu.label', { name })
  return (
    <>
      <CardMenu
        facts={{ name: menuLabel, ages: [] }}
        actions={{ menuLabel, closeLabel: t('common:close'), items }}
        gesture={gesture}
      />
      {asked === 'takeBack' && (
        <ConfirmDialog
          opened
          danger
          title={t('messages.takeBack.title')}
          message={t('messages.takeBack.text')}
          confirmLabel={t('messages.takeBack.confirm')}
          busy={busy}
          onConfirm={() => void confirm()}
          onCancel={close}
        />
      )}
      {asked === 'report' && (
        <Suspense fallback={null}>
          <ReportDialog item={{ id, kind: 'message', name }} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
