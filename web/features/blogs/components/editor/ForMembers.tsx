import { IconPencil } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { openBuyMembership } from '#platform/dialogs/openBuyMembership'
import { EmptyState } from '#ui/states/EmptyState'

interface ForMembersProps {
  feature: 'CREATE_BLOG' | 'EDIT_BLOG'
}

/** Shown to viewers without a membership; the offer opens by itself. */
export function ForMembers({ feature }: ForMembersProps) {
  const { t } = useTranslation('blogs')
  useEffect(() => openBuyMembership(feature), [feature])
  return (
    <EmptyState
      isPage
      title={t('editor.members.title')}
      text={t(`editor.members.${feature}`)}
      icon={<IconPencil size={26} stroke={1.5} />}
      action={{ label: t('editor.members.offer'), onSelect: () => openBuyMembership(feature) }}
    />
  )
}
