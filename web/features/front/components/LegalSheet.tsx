import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { ProseText } from '#ui/layout/ProseText'
import { Sheet } from '#ui/overlays/Sheet'
import type { LegalSheetQuery } from './__generated__/LegalSheetQuery.graphql'

export const LEGAL_PATHS = {
  GENERAL_TERMS: '/Support/GeneralTerms',
  CODE_OF_CONDUCT: '/Support/CodeOfConduct',
  PRIVACY: '/Support/Privacy',
} as const

export type SheetPage = keyof typeof LEGAL_PATHS

const query = graphql`
  query LegalSheetQuery($key: LegalPageKey!) {
    site {
      legalPage(key: $key) {
        html
      }
    }
  }
`

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

function LegalText({ page }: { page: SheetPage }) {
  const { t } = useTranslation('common')
  const { site } = useLazyLoadQuery<LegalSheetQuery>(query, { key: page })
  return site.legalPage ? (
    <ProseText html={site.legalPage.html} compact />
  ) : (
    <p role="alert">{t('Common_ErrorOccurred')}</p>
  )
}
