import { useTranslation } from 'react-i18next'
import { ErrorState } from '#ui/states/ErrorState'

export interface FailureTexts {
  readonly title: string
  readonly text?: string
}

interface ListFailedProps {
  /** Replaces the usual texts. */
  texts?: FailureTexts
  compact?: boolean
  onRetry: () => void
}

export function ListFailed({ texts, compact, onRetry }: ListFailedProps) {
  const { t } = useTranslation('common')
  const { title, text } = texts ?? { title: t('list.failed'), text: t('list.failedText') }
  return <ErrorState compact={compact} title={title} text={text} action={{ label: t('retry'), onSelect: onRetry }} />
}
