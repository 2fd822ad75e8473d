import { useTranslation } from 'react-i18next'
import { NotFoundScreen } from '../../../app/errors/NotFoundScreen'
import { useSite } from '../../../app/useSession'

/** An address with nothing behind it, which search engines should forget. */
export function MissingPage() {
  const { t } = useTranslation('common')
  const site = useSite()
  return (
    <>
      <title>{`${t('notFound.title')} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <NotFoundScreen />
    </>
  )
}
