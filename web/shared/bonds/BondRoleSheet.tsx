import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { placeErrors } from '#platform/forms/placeErrors'
import { Sheet } from '#ui/overlays/Sheet'
import { BondRoleField } from './BondRoleField'
import classes from './bonds.module.css'
import type { BondRole } from './mutations/__generated__/useBondActionsRoleMutation.graphql'
import { useChangeBondRole } from './mutations/useBondActions'

interface BondRoleSheetProps {
  bondId: string
  name: string
  role: BondRole
  onClose: () => void
}

/** Asks the other one of a connection for another role. */
export function BondRoleSheet({ bondId, name, role: present, onClose }: BondRoleSheetProps) {
  const { t } = useTranslation(['bonds', 'common'])
  const [change, busy] = useChangeBondRole()
  const form = useForm<{ role: BondRole }>({ initialValues: { role: present } })
  const ask = form.onSubmit(async ({ role }) => {
    if (await change({ input: { bondId, role } }, { onRefused: placeErrors(form, 'role') })) onClose()
  })
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('changeTitle', { name })}
      description={t('changeText', { name })}
      closeLabel={t('common:close')}
      size="sm"
      busy={busy}
    >
      <form className={classes.form} onSubmit={ask} noValidate>
        <BondRoleField name={name} {...form.getInputProps('role')} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('dialog.ask', { name })}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
