import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MembersOnly } from '#shared/membership/MembersOnly'

interface ForMembersProps {
  feature: 'CREATE_BLOG' | 'EDIT_BLOG'
}

/** Shown to viewers without a membership. */
export function ForMembers({ feature }: ForMembersProps) {
  const { t } = useTranslation('blogs')
  return (
    <MembersOnly
      feature={feature}
      title={t('editor.members.title')}
      text={t(`editor.members.${feature}`)}
      offer={t('editor.members.offer')}
      icon={<IconPencil size={26} stroke={1.5} />}
    />
  )
}
