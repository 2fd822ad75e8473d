import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './NotificationsPanelBody.module.css'

export function NotificationSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" aria-label={t('loading')}>
      {[72, 58, 80, 64].map((width) => (
        <div key={width} className={classes.waiting}>
          <Skeleton circle height={40} />
          <div>
            <Skeleton height={14} width={`${width}%`} />
            <Skeleton height={11} width="28%" mt={8} />
          </div>
        </div>
      ))}
    </div>
  )
}
