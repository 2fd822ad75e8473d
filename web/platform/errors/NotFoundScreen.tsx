import { IconCompass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/states/EmptyState'
import { sayNothingIsThere } from '#platform/page/currentPage'
import { PageTitle } from '#platform/pageTitle/PageTitle'

/** The screen for unknown addresses. */
export function NotFoundScreen() {
  const { t } = useTranslation('common')
  sayNothingIsThere()
  return (
    <>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        isPage
        title={t('notFound.title')}
        text={t('notFound.text')}
        icon={<IconCompass size={26} stroke={1.5} />}
        action={{ label: t('error.home'), href: '/' }}
      />
    </>
  )
}
