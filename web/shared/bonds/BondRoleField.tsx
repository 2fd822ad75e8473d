import { Radio, type RadioGroupProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { BondRole } from './mutations/__generated__/useBondActionsRoleMutation.graphql'

const ROLES: readonly BondRole[] = ['FRIEND', 'LOVER', 'PLAYMATE', 'DOMINANT', 'SUBMISSIVE', 'MENTOR', 'APPRENTICE']

/** The choice of what another profile is to one's own. */
export function BondRoleField({ name, ...group }: Omit<RadioGroupProps, 'children'> & { name: string }) {
  const { t } = useTranslation('bonds')
  return (
    <Radio.Group label={t('dialog.label', { name })} {...group}>
      {ROLES.map((role) => (
        <Radio key={role} value={role} label={t(`role.${role}`)} mt="xs" />
      ))}
    </Radio.Group>
  )
}
