import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { placeErrors } from '#platform/forms/placeErrors'
import { MediaStatusNote } from '#shared/media/MediaStatusNote'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { tell } from '#platform/toasts/tell'
import { Picture } from '#ui/Picture'
import { Sheet } from '#ui/overlays/Sheet'
import { useUpdateMedium } from '../mutations/useUpdateMedium'
import type { MediumSheet_media$key } from './__generated__/MediumSheet_media.graphql'
import { MediumActions, type MediumPlace } from './MediumActions'
import classes from './MediumSheet.module.css'

const fragment = graphql`
  fragment MediumSheet_media on Media {
    __typename
    id
    title
    width
    height
    ...usePictureSource_picture
    ...MediaStatusNote_media
    ...MediumActions_media
  }
`

interface MediumSheetProps {
  media: MediumSheet_media$key
  place: MediumPlace
  onClose: () => void
  /** Called after the item was moved, deleted or put to another use. */
  onChanged: () => void
}

export function MediumSheet({ media, place, onClose, onChanged }: MediumSheetProps) {
  const { t } = useTranslation(['media', 'common'])
  const data = useFragment(fragment, media)
  const source = usePictureSource(data)
  const [update, busy] = useUpdateMedium()
  const [covered, setCovered] = useState(false)
  const form = useForm({ initialValues: { title: data.title ?? '' } })
  const save = form.onSubmit(async ({ title }) => {
    const answer = await update(
      { input: { mediaId: data.id, title: title.trim() } },
      { onRefused: placeErrors(form, 'title') },
    )
    if (!answer) return
    tell(t('medium.saved'))
    onClose()
  })
  return (
    <Sheet
      opened
      onClose={onClose}
      busy={busy || covered}
      title={data.__typename === 'Video' ? t('medium.videoTitle') : t('medium.title')}
      closeLabel={t('common:close')}
    >
      <div className={classes.face}>
        <Picture
          source={source}
          alt=""
          ratio={data.width > 0 ? `${data.width} / ${data.height}` : '3 / 2'}
          sizes="480px"
          eager
          fallback={<MediaStatusNote media={data} />}
        />
      </div>
      <form className={classes.form} onSubmit={save} noValidate>
        <TextInput
          className={classes.field}
          label={t('medium.caption')}
          maxLength={200}
          {...form.getInputProps('title')}
        />
        <Button type="submit" variant="default" loading={busy} disabled={!form.isDirty()}>
          {t('common:save')}
        </Button>
      </form>
      <MediumActions media={data} place={place} onChanged={onChanged} onDialog={setCovered} />
    </Sheet>
  )
}
