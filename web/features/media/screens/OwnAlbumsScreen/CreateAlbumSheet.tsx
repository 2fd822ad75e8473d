import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { placeErrors } from '#platform/forms/placeErrors'
import { ownAlbum } from '#shared/media/mediaLinks'
import { useRepeatKey } from '#platform/mutations/useRepeatKey'
import { FormButtons } from '#platform/forms/FormButtons'
import { Sheet } from '#ui/overlays/Sheet'
import { AlbumFields } from '../../components/AlbumFields'
import { useAlbumForm } from '../../components/useAlbumForm'
import { useCreateAlbum } from '../../mutations/useCreateAlbum'

export function CreateAlbumSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['media', 'common'])
  const formId = useId()
  const navigate = useNavigate()
  const [create, busy] = useCreateAlbum()
  const { keyOf } = useRepeatKey()
  const form = useAlbumForm({ name: '', description: '', type: 'PUBLIC', redAudience: 'APPROVED' })
  const submit = form.onSubmit(async ({ name, description, ...audience }) => {
    const facts = { name: name.trim(), description: description.trim() || null, ...audience }
    const answer = await create(
      { input: { ...facts, key: keyOf(facts) } },
      { invalidates: 'everything', onRefused: placeErrors(form, 'name') },
    )
    if (!answer) return
    const { album } = answer.createAlbum
    if (album) await navigate(ownAlbum(album.legacyId))
  })
  return (
    <Sheet
      opened
      onClose={onClose}
      busy={busy}
      title={t('ownAlbums.create')}
      description={t('ownAlbums.createText')}
      closeLabel={t('common:close')}
      footer={<FormButtons formId={formId} submitLabel={t('albumForm.create')} onCancel={onClose} busy={busy} />}
    >
      <form id={formId} onSubmit={submit} noValidate>
        <AlbumFields form={form} />
      </form>
    </Sheet>
  )
}
