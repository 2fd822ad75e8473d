import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { placeErrors } from '#platform/forms/placeErrors'
import { tell } from '#platform/toasts/tell'
import { AlbumFields } from '../../components/AlbumFields'
import { useAlbumForm } from '../../components/useAlbumForm'
import { useUpdateAlbum } from '../../mutations/useUpdateAlbum'
import type { AlbumForm_album$key } from './__generated__/AlbumForm_album.graphql'
import classes from './OwnAlbumScreen.module.css'

const fragment = graphql`
  fragment AlbumForm_album on Album {
    id
    name
    description
    type
    redAudience
  }
`

export function AlbumForm({ album }: { album: AlbumForm_album$key }) {
  const { t } = useTranslation(['media', 'common'])
  const data = useFragment(fragment, album)
  const [update, busy] = useUpdateAlbum()
  const form = useAlbumForm({
    name: data.name,
    description: data.description ?? '',
    type: data.type,
    redAudience: data.redAudience ?? 'APPROVED',
  })
  const submit = form.onSubmit(async (values) => {
    const { name, description, ...audience } = values
    const answer = await update(
      { input: { albumId: data.id, name: name.trim(), description: description.trim() || null, ...audience } },
      { invalidates: 'everything', onRefused: placeErrors(form, 'name') },
    )
    if (!answer) return
    form.resetDirty(values)
    tell(t('albumForm.saved'))
  })
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <AlbumFields form={form} />
      <Button type="submit" variant="default" loading={busy} disabled={!form.isDirty()}>
        {t('common:save')}
      </Button>
    </form>
  )
}
