import { useTranslation } from 'react-i18next'

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useTranslation('common')
  return (
    <>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
    </>
  )
}
