import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/overlays/Sheet'
import classes from './FormConflict.module.css'

export interface FormConflictProps<C> {
  /** The viewer's version. */
  mine: C
  /** The version saved meanwhile. */
  other: C
  title: string
  text: string
  renderVersion: (content: C) => ReactNode
  onKeepMine: () => void
  onTakeOther: () => void
  /** Postpones the decision: until then nothing is saved and nothing is lost. */
  onClose: () => void
}

/** Shows the viewer's version of a form beside the one saved meanwhile, and asks which of them to go on with. */
export function FormConflict<C>(props: FormConflictProps<C>) {
  const { mine, other, title, text, renderVersion, onKeepMine, onTakeOther, onClose } = props
  const { t } = useTranslation('richText')
  const versions = { mine, other }
  return (
    <Sheet
      opened
      onClose={onClose}
      size="lg"
      title={title}
      description={text}
      closeLabel={t('writing.conflict.later')}
      footer={
        <>
          <Button variant="default" onClick={onTakeOther}>
            {t('writing.conflict.takeOther')}
          </Button>
          <Button onClick={onKeepMine}>{t('writing.conflict.keepMine')}</Button>
        </>
      }
    >
      <div className={classes.versions}>
        {(['mine', 'other'] as const).map((name) => (
          <section key={name} aria-label={t(`writing.conflict.${name}`)}>
            <h3 className={classes.title}>{t(`writing.conflict.${name}`)}</h3>
            {renderVersion(versions[name])}
          </section>
        ))}
      </div>
    </Sheet>
  )
}
