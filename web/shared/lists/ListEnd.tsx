import { useTranslation } from 'react-i18next'
import { ShowMore } from '#ui/ShowMore'
import classes from './ListEnd.module.css'

interface ListEndProps {
  /** Says that there is no more. */
  endLabel: string
  /** Says that more could not be fetched. */
  failedLabel: string
  hasNext: boolean
  isLoadingNext: boolean
  /** The last try to load more did not work. */
  failed: boolean
  onShowMore: () => void
}

/** Where a list ends for now, or for good. */
export function ListEnd({ endLabel, failedLabel, hasNext, isLoadingNext, failed, onShowMore }: ListEndProps) {
  const { t } = useTranslation('common')
  if (!hasNext) return <p className={classes.end}>{endLabel}</p>
  return (
    <>
      {failed && (
        <p className={classes.end} role="alert">
          {failedLabel}
        </p>
      )}
      <ShowMore
        label={failed ? t('retry') : t('showMore')}
        loadingLabel={t('loading')}
        loading={isLoadingNext}
        onShowMore={onShowMore}
      />
    </>
  )
}
