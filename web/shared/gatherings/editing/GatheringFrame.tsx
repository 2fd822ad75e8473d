import { Button } from '@mantine/core'
import type { ReactNode, Ref, SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SaveBar } from '#shared/writing/SaveBar'
import { Banner } from '#ui/states/Banner'
import classes from './editing.module.css'

interface GatheringFrameProps {
  form: Ref<HTMLFormElement>
  isNew: boolean
  isDirty: boolean
  /** What was written last time is in the form. */
  wasRestored: boolean
  busy: boolean
  /** Saves a new gathering. */
  createLabel: string
  onReset: () => void
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  children: ReactNode
}

/** The form of a gathering around its fields: what was restored above, and the bar that saves below. */
export function GatheringFrame(props: GatheringFrameProps) {
  const { form, isNew, isDirty, wasRestored, busy, createLabel, onReset, onSubmit, children } = props
  const { t } = useTranslation('gatherings')
  return (
    <>
      {wasRestored && (
        <Banner action={{ label: t('editor.restored.discard'), onSelect: onReset }}>{t('editor.restored.text')}</Banner>
      )}
      <form ref={form} noValidate onSubmit={onSubmit} className={classes.form}>
        {children}
        <SaveBar>
          <p className={classes.status} role="status">
            {isDirty ? t('editor.unsaved') : !isNew && t('editor.unchanged')}
          </p>
          <Button type="submit" loading={busy} disabled={!isNew && !isDirty}>
            {isNew ? createLabel : t('editor.save')}
          </Button>
        </SaveBar>
      </form>
    </>
  )
}
