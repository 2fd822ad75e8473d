import { Loader } from '@mantine/core'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#ui/states/ErrorState'
import { Boundary } from '#platform/errors/Boundary'
import classes from './dialogs.module.css'

/** Shows loading and error states inside an open dialog. */
export function DialogBody({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <Boundary fallback={<ErrorState compact title={t('Common_ErrorOccurred')} />}>
      <Suspense
        fallback={
          <div className={classes.waiting}>
            <Loader aria-label={t('loading')} />
          </div>
        }
      >
        {children}
      </Suspense>
    </Boundary>
  )
}
