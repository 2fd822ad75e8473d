import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'
import type { SheetPage } from './legalPaths'

const LegalText = lazy(async () => ({ default: (await import('./LegalText')).LegalText }))

interface LegalSheetProps {
  /** Page to show; null when closed. */
  page: SheetPage | null
  onClose: () => void
}

export function LegalSheet({ page, onClose }: LegalSheetProps) {
  const { t } = useTranslation(['front', 'common'])
  return (
    <Sheet
      opened={page !== null}
      onClose={onClose}
      title={page ? t(`front:legal.${page}`) : ''}
      closeLabel={t('common:close')}
      size="lg"
    >
      <Suspense fallback={<p aria-busy="true">{t('common:loading')}</p>}>{page && <LegalText page={page} />}</Suspense>
    </Sheet>
  )
}
