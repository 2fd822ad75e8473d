import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../../components/editor/LodgeEditor.module.css'
import { STEPS, type StepName } from '../../writing/content'

/** The steps, and which one is open. */
export function StepList({ current }: { current: StepName }) {
  const { t } = useTranslation('lodges')
  const number = STEPS.indexOf(current)
  return (
    <ol className={classes.steps} aria-label={t('editor.stepsLabel')}>
      {STEPS.map((step, at) => (
        <li
          key={step}
          className={classes.step}
          data-reached={at <= number}
          aria-current={at === number ? 'step' : undefined}
        >
          <VisuallyHidden>{t('editor.step', { number: at + 1, count: STEPS.length })}</VisuallyHidden>{' '}
          {t(`editor.steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
