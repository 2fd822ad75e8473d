import { IconMailOpened, IconMessages, IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/states/EmptyState'
import { mailPath, type MailFilter } from '../../listAddress'

const ALL: MailFilter = { kind: null, unread: false, text: '' }

export function NoConversations({ filter }: { filter: MailFilter }) {
  const { t } = useTranslation('mail')
  const { kind, unread, text } = filter
  if (text) {
    return (
      <EmptyState
        title={t('list.noneFound', { text })}
        text={t('list.noneFoundText')}
        icon={<IconSearch size={26} stroke={1.5} />}
        action={{ label: t('list.clearSearch'), href: mailPath({ ...filter, text: '' }) }}
      />
    )
  }
  if (kind || unread) {
    return (
      <EmptyState
        title={unread ? t('list.noneUnread') : t('list.noneOfKind')}
        text={unread ? t('list.noneUnreadText') : undefined}
        icon={<IconMailOpened size={26} stroke={1.5} />}
        action={{ label: t('list.showAll'), href: mailPath(ALL) }}
      />
    )
  }
  return (
    <EmptyState
      title={t('list.none')}
      text={t('list.noneText')}
      icon={<IconMessages size={26} stroke={1.5} />}
      action={{ label: t('list.find'), href: '/Search' }}
    />
  )
}
