import { useTranslation } from 'react-i18next'
import { CREATE_STEPS, type CreateStep } from './createForm'
import classes from './StepProgress.module.css'

export function StepProgress({ current }: { current: CreateStep }) {
  const { t } = useTranslation('front')
  const step = CREATE_STEPS.indexOf(current) + 1
  return (
    <div className={classes.progress}>
      <p className={classes.words}>{t('create.progress', { step, steps: CREATE_STEPS.length })}</p>
      <div className={classes.line} aria-hidden>
        {CREATE_STEPS.map((each, index) => (
          <span key={each} data-done={index < step} />
        ))}
      </div>
    </div>
  )
}
