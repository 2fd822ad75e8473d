import { useTranslation } from 'react-i18next'
import { ShowMore } from '#ui/states/ShowMore'
import classes from './ListEnd.module.css'

interface ListEndProps {
  /** Says that there is no more; without it, nothing does. */
  endLabel?: string
  /** Takes the place of "Show more". */
  moreLabel?: string
  hasNext: boolean
  isLoadingNext: boolean
  /** The last attempt to load more failed. */
  failed: boolean
  onShowMore: () => void
}

/** The end of a list: the way to more, or the word that there is none. */
export function ListEnd({ endLabel, moreLabel, hasNext, isLoadingNext, failed, onShowMore }: ListEndProps) {
  const { t } = useTranslation('common')
  if (!hasNext) return endLabel ? <p className={classes.end}>{endLabel}</p> : null
  return (
    <>
      {failed && (
        <p className={classes.end} role="alert">
          {t('list.moreFailed')}
        </p>
      )}
      <ShowMore
        label={failed ? t('retry') : (moreLabel ?? t('showMore'))}
        loadingLabel={t('loading')}
        loading={isLoadingNext}
        onShowMore={onShowMore}
      />
    </>
  )
}
