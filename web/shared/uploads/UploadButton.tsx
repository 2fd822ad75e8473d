import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { UploadWords } from './UploadSheet'
import type { UploadTarget } from './useSaveUploads'
import { lazyDialog } from '#platform/dialogs/lazyDialog'

const UploadSheet = lazyDialog(['media'], async () => (await import('./UploadSheet')).UploadSheet)

type UploadButtonProps = UploadWords & UploadTarget & { label: string }

/** Opens the sheet for uploads. Screens load the texts `media`. */
export function UploadButton({ label, ...sheet }: UploadButtonProps) {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button leftSection={<IconUpload size={18} stroke={1.75} aria-hidden />} onClick={() => setOpened(true)}>
        {label}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <UploadSheet {...sheet} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
