import { Button, Checkbox } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { placeErrors } from '#platform/forms/placeErrors'
import { tell } from '#platform/toasts/tell'
import { BondRoleField } from '#shared/bonds/BondRoleField'
import type { BondRole } from '#shared/bonds/mutations/__generated__/useBondActionsRoleMutation.graphql'
import { useRequestBond } from '#shared/bonds/mutations/useBondActions'
import type { MemberDialogProps } from '../memberDialog'
import { TextLink } from '#ui/links/TextLink'
import { Sheet } from '#ui/overlays/Sheet'
import type { BondDialogQuery } from './__generated__/BondDialogQuery.graphql'
import { DialogBody } from './DialogBody'
import classes from './dialogs.module.css'

// A member with more hears from the server that there is one already.
const query = graphql`
  query BondDialogQuery {
    viewer {
      bonds(first: 100) {
        edges {
          node {
            id
            profile {
              id
            }
          }
        }
      }
    }
  }
`

function Bond({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation('bonds')
  const { viewer } = useLazyLoadQuery<BondDialogQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  if (!viewer.bonds?.edges.some(({ node }) => node.profile.id === member.id)) {
    return <BondForm member={member} onClose={onClose} />
  }
  return (
    <div className={classes.form}>
      <p>{t('dialog.present')}</p>
      <div className={classes.buttons}>
        <TextLink standalone href="/EditProfile/Relations">
          {t('dialog.manage')}
        </TextLink>
      </div>
    </div>
  )
}

function BondForm({ member: { id: profileId, name }, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['bonds', 'common'])
  const [request, busy] = useRequestBond()
  const form = useForm<{ role: BondRole | ''; isShown: boolean }>({ initialValues: { role: '', isShown: false } })
  const ask = form.onSubmit(async ({ role, isShown }) => {
    if (role === '') {
      form.setFieldError('role', t('dialog.choose'))
      return
    }
    const answer = await request(
      { input: { profileId, role, isShown } },
      { onRefused: placeErrors(form, 'role'), invalidates: ['bonds'] },
    )
    if (!answer) return
    tell(t(answer.requestBond.bond?.status === 'ACCEPTED' ? 'dialog.nowAgreed' : 'dialog.asked', { name }))
    onClose()
  })
  return (
    <form className={classes.form} onSubmit={ask} noValidate>
      <BondRoleField name={name} {...form.getInputProps('role')} />
      <Checkbox
        label={t('show')}
        description={t('waitsForThem', { name })}
        {...form.getInputProps('isShown', { type: 'checkbox' })}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('dialog.ask', { name })}
        </Button>
      </div>
    </form>
  )
}

/** Asks another dark profile for a connection. */
export function BondDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['bonds', 'common'])
  const { name } = member
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('dialog.title', { name })}
      description={t('dialog.text', { name })}
      closeLabel={t('common:close')}
      size="sm"
    >
      <DialogBody>
        <Bond member={member} onClose={onClose} />
      </DialogBody>
    </Sheet>
  )
}
