import { Button, TagsInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Sheet } from '#ui/overlays/Sheet'
import { placeErrors } from '#platform/forms/placeErrors'
import { tell } from '#platform/toasts/tell'
import type { MemberDialogProps } from '../memberDialog'
import { useSetTags } from '../mutations/useSetTags'
import type { TagDialogQuery } from './__generated__/TagDialogQuery.graphql'
import { DialogBody } from './DialogBody'
import classes from './dialogs.module.css'
import { PrivateNote } from './PrivateNote'

const query = graphql`
  query TagDialogQuery($id: ID!) {
    viewer {
      tags {
        id
        name
        count
      }
    }
    node(id: $id) {
      ... on Profile {
        viewerTags
      }
    }
  }
`

const MAX_TAGS = 20
const MAX_LENGTH = 30

function TagForm({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['members', 'common'])
  const { viewer, node } = useLazyLoadQuery<TagDialogQuery>(query, { id: member.id })
  const [setTags, busy] = useSetTags()
  const form = useForm<{ tags: string[] }>({ initialValues: { tags: [...(node?.viewerTags ?? [])] } })
  const [choosing, setChoosing] = useState(false)
  form.watch('tags', () => setChoosing(false))
  const save = form.onSubmit(async ({ tags }) => {
    const answer = await setTags(member.id, tags, { onRefused: placeErrors(form, 'tags') })
    if (!answer) return
    tell(t('tags.saved'))
    onClose()
  })
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <TagsInput
        label={t('tags.label')}
        description={t('tags.hint')}
        placeholder={form.values.tags.length === 0 ? t('tags.placeholder') : undefined}
        data={(viewer.tags ?? []).map(({ name }) => name)}
        maxTags={MAX_TAGS}
        maxLength={MAX_LENGTH}
        acceptValueOnBlur
        // Closes after each tag, because it covers the save button.
        dropdownOpened={choosing}
        onDropdownOpen={() => setChoosing(true)}
        onDropdownClose={() => setChoosing(false)}
        data-autofocus
        {...form.getInputProps('tags')}
      />
      <PrivateNote>{t('tags.private')}</PrivateNote>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('common:save')}
        </Button>
      </div>
    </form>
  )
}

/** The viewer's own tags of a profile. */
export function TagDialog({ member, onClose }: MemberDialogProps) {
  const { t } = useTranslation(['members', 'common'])
  return (
    <Sheet opened onClose={onClose} title={t('tags.title', { name: member.name })} closeLabel={t('common:close')}>
      <DialogBody>
        <TagForm member={member} onClose={onClose} />
      </DialogBody>
    </Sheet>
  )
}
