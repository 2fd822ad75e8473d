import { Button } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { tell } from '#platform/toasts/tell'
import { useEnterContest } from '../../mutations/useContest'

const MediaPicker = lazyDialog(
  ['media', 'richText'],
  async () => (await import('#shared/richText/editing/picker/MediaPicker')).MediaPicker,
)

/** Lets the viewer choose the picture to enter. */
export function EnterContest() {
  const { t } = useTranslation('contest')
  const { revalidate } = useRevalidator()
  const [enter, busy] = useEnterContest()
  const [opened, setOpened] = useState(false)
  const choose = async (pictureId: string) => {
    setOpened(false)
    if (!(await enter({ input: { pictureId } }, { invalidates: 'everything' }))) return
    tell(t('entered'))
    void revalidate()
  }
  return (
    <>
      <Button
        loading={busy}
        leftSection={<IconPhotoPlus size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('enter')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <MediaPicker dark={false} onInsert={({ id }) => void choose(id)} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
