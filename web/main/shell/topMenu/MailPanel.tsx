import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useBadge } from '#platform/counters/badges'
import { TopMenuPanel } from './TopMenuPanel'

const MenuConversations = lazyDialog(
  ['mail'],
  async () => (await import('#shared/mail/MenuConversations')).MenuConversations,
)

/** The latest conversations, loaded when the panel is opened. */
export function MailPanel() {
  const { t } = useTranslation('shell')
  const unread = useBadge('mail')
  return (
    <TopMenuPanel
      icon={IconMail}
      label={t('panel.mailLabel', { count: unread })}
      title={t('panel.mail')}
      count={unread}
    >
      <MenuConversations />
    </TopMenuPanel>
  )
}
