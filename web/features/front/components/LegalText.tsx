import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { ProseText } from '#ui/layout/ProseText'
import type { LegalTextQuery } from './__generated__/LegalTextQuery.graphql'
import type { SheetPage } from './legalPaths'

const query = graphql`
  query LegalTextQuery($key: LegalPageKey!) {
    site {
      legalPage(key: $key) {
        html
      }
    }
  }
`

/** The text of a legal page, in a dialog. */
export function LegalText({ page }: { page: SheetPage }) {
  const { t } = useTranslation('common')
  const { site } = useLazyLoadQuery<LegalTextQuery>(query, { key: page })
  return site.legalPage ? (
    <ProseText html={site.legalPage.html} compact />
  ) : (
    <p role="alert">{t('Common_ErrorOccurred')}</p>
  )
}
