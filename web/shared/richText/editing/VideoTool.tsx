import { Button, TextInput } from '@mantine/core'
import { RichTextEditor as Toolbar } from '@mantine/tiptap'
import { IconBrandYoutube } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'
import { insertBlock } from './insertBlock'
import { videoNameOf } from './videoAddress'

/** Inserts a video of another site by its address. */
export function VideoTool({ editor }: { editor: Editor }) {
  const { t } = useTranslation('richText')
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Toolbar.Control
        aria-label={t('editing.addVideo')}
        title={t('editing.addVideo')}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconBrandYoutube size={20} stroke={1.5} aria-hidden />
      </Toolbar.Control>
      {opened && <VideoSheet editor={editor} onClose={() => setOpened(false)} />}
    </>
  )
}

function VideoSheet({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation(['richText', 'common'])
  const [address, setAddress] = useState('')
  const [tried, setTried] = useState(false)
  const video = videoNameOf(address)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // It is rendered inside the page's form, which must not be submitted.
    event.stopPropagation()
    setTried(true)
    if (!video) return
    onClose()
    insertBlock(editor, { type: 'externalVideo', attrs: { video } })
  }
  return (
    <Sheet
      opened
      onClose={onClose}
      size="sm"
      title={t('editing.addVideo')}
      description={t('editing.addVideoText')}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form="external-video">
            {t('editing.insert')}
          </Button>
        </>
      }
    >
      <form id="external-video" onSubmit={submit} noValidate>
        <TextInput
          label={t('editing.videoAddress')}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          data-autofocus
          value={address}
          error={tried && !video && t('editing.noVideo')}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
      </form>
    </Sheet>
  )
}
