import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface HoldButtonProps {
  hold: { readonly takenBy: string | null | undefined; readonly isTakenByViewer: boolean }
  desk: { readonly busy: boolean; readonly take: () => Promise<unknown>; readonly release: () => Promise<unknown> }
}

/** Takes it, or gives it back; nothing while another has it. */
export function HoldButton({ hold: { takenBy, isTakenByViewer }, desk }: HoldButtonProps) {
  const { t } = useTranslation('staff')
  if (isTakenByViewer) {
    return (
      <Button
        variant="default"
        size="sm"
        disabled={desk.busy}
        aria-keyshortcuts="r"
        onClick={() => void desk.release()}
      >
        {t('hold.release')}
      </Button>
    )
  }
  return (
    <Button
      size="sm"
      loading={desk.busy}
      disabled={takenBy != null}
      aria-keyshortcuts="t"
      onClick={() => void desk.take()}
    >
      {t('hold.take')}
    </Button>
  )
}
