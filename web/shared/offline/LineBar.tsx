import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#ui/states/Banner'
import { watchLine } from './line'
import classes from './LineBar.module.css'

/** Says that there is no connection, for as long as there is none. */
export function LineBar() {
  const { t } = useTranslation('offline')
  const [isLost, setLost] = useState(false)
  useEffect(() => watchLine(setLost), [])
  return (
    <div className={classes.place} aria-live="polite">
      {isLost && <Banner tone="warning">{t('bar')}</Banner>}
    </div>
  )
}
