import { Button, Radio } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Sheet } from '#ui/overlays/Sheet'
import { TextLink } from '#ui/links/TextLink'
import { placeErrors } from '#platform/forms/placeErrors'
import { tell } from '#platform/toasts/tell'
import type { MemberDialogProps } from '../memberDialog'
import { useRequestRelation } from '../mutations/useRequestRelation'
import type { RelationDialogQuery, RelationType } from './__generated__/RelationDialogQuery.graphql'
import { DialogBody } from './DialogBody'
import classes from './dialogs.module.css'

const query = graphql`
  query RelationDialogQuery {
    viewer {
      relations {
        id
        type
        status
        isRequestedByOther
        profile {
          id
        }
      }
    }
  }
`

const TYPES: readonly RelationType[] = ['PARTNER', 'LOVER', 'FRIEND']

function Relation({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['members', 'common'])
  const { viewer } = useLazyLoadQuery<RelationDialogQuery>(query, {}, { fetchPolicy: 'store-and-network' })
  const present = viewer.relations?.find(({ profile }) => profile.id === member.id)
  if (!present) return <RelationForm member={member} onClose={onClose} />
  const state = present.status === 'ACCEPTED' ? 'agreed' : present.isRequestedByOther ? 'askedByThem' : 'askedByYou'
  return (
    <div className={classes.form}>
      <p>{t(`relation.${state}`, { name: member.name, relation: t(`relation.types.${present.type}`) })}</p>
      <div className={classes.buttons}>
        <TextLink standalone href="/EditProfile/Relations">
          {t('relation.manage')}
        </TextLink>
      </div>
    </div>
  )
}

function RelationForm({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['members', 'common'])
  const [request, busy] = useRequestRelation()
  const form = useForm<{ type: RelationType | '' }>({ initialValues: { type: '' } })
  const ask = form.onSubmit(async ({ type }) => {
    if (type === '') {
      form.setFieldError('type', t('relation.choose'))
      return
    }
    const answer = await request({ input: { profileId: member.id, type } }, { onRefused: placeErrors(form, 'type') })
    if (!answer) return
    const agreed = answer.requestRelation.relation?.status === 'ACCEPTED'
    tell(t(agreed ? 'relation.nowAgreed' : 'relation.asked', { name: member.name }))
    onClose()
  })
  return (
    <form className={classes.form} onSubmit={ask} noValidate>
      <Radio.Group label={t('relation.label', { name: member.name })} {...form.getInputProps('type')}>
        {TYPES.map((type) => (
          <Radio key={type} value={type} label={t(`relation.types.${type}`)} />
        ))}
      </Radio.Group>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('relation.ask', { name: member.name })}
        </Button>
      </div>
    </form>
  )
}

/** Requests a public relation with a profile. */
export function RelationDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['members', 'common'])
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('relation.title', { name: member.name })}
      description={t('relation.text', { name: member.name })}
      closeLabel={t('common:close')}
      size="sm"
    >
      <DialogBody>
        <Relation member={member} onClose={onClose} />
      </DialogBody>
    </Sheet>
  )
}
