import { useTranslation } from 'react-i18next'
import { ShowMore } from '../../ui/ShowMore'
import classes from './ProfileList.module.css'

interface ProfileListEndProps {
  hasNext: boolean
  isLoadingNext: boolean
  /** The last try to load more did not work. */
  failed: boolean
  onShowMore: () => void
}

/** Where a list ends for now, or for good. */
export function ProfileListEnd({ hasNext, isLoadingNext, failed, onShowMore }: ProfileListEndProps) {
  const { t } = useTranslation(['shell', 'common'])
  if (!hasNext) return <p className={classes.end}>{t('shell:memberList.end')}</p>
  return (
    <>
      {failed && (
        <p className={classes.end} role="alert">
          {t('shell:memberList.failed')}
        </p>
      )}
      <ShowMore
        label={failed ? t('common:retry') : t('common:showMore')}
        loadingLabel={t('common:loading')}
        loading={isLoadingNext}
        onShowMore={onShowMore}
      />
    </>
  )
}
