import { Alert, Button, Title, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { preload, whenIdle } from '#lib/later'
import { logInPath } from '#platform/routing/links'
import { TextLink } from '#ui/links/TextLink'
import { coupleContext, CREATE_STEPS, type CreateStep } from './createForm'
import classes from './CreateScreen.module.css'
import { AccessStep, ConsentStep, laterSteps, WhereStep } from './lazySteps'
import { StepProgress } from './StepProgress'
import { useCreateForm } from './useCreateForm'
import { WhoStep } from './WhoStep'

interface CreateFormProps {
  countryId: string
  countries: readonly { readonly id: string; readonly name: string }[]
}

/** Sign-up form: one page on wide screens, four short steps on a phone. */
export function CreateForm({ countryId, countries }: CreateFormProps) {
  const { t } = useTranslation(['front', 'common'])
  const { form, announced, steps, name, area, advance, busy, failure } = useCreateForm(countryId)
  const navigate = useNavigate()
  useEffect(() => whenIdle(() => preload(laterSteps)), [])
  const isLast = !steps.stepwise || steps.current === CREATE_STEPS.at(-1)
  const isFirst = steps.current === CREATE_STEPS[0]
  const context = coupleContext(form.values)
  const contents: Record<CreateStep, React.ReactNode> = {
    who: <WhoStep form={form} />,
    where: <WhereStep form={form} countries={countries} area={area} name={name} />,
    access: <AccessStep form={form} />,
    consent: <ConsentStep form={form} />,
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        advance()
      }}
    >
      {(!steps.stepwise || isFirst) && (
        <header className={classes.head}>
          <Title order={1}>{t('create.title', { context })}</Title>
          <p>{t('create.intro', { context })}</p>
        </header>
      )}
      {steps.stepwise && <StepProgress current={steps.current} />}
      {steps.shown.map((step) => (
        <section key={step} className={classes.step} aria-labelledby={`create-${step}`}>
          <StepTitle step={step} context={context} isPage={steps.stepwise && !isFirst} />
          <div className={classes.fields}>{contents[step]}</div>
        </section>
      ))}
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
      {failure && (
        <Alert color="danger" role="alert" className={classes.failure}>
          {failure}
        </Alert>
      )}
      <div className={classes.buttons}>
        {steps.stepwise && !isFirst && (
          <Button variant="default" onClick={() => void navigate(-1)}>
            {t('common:back')}
          </Button>
        )}
        <Button type="submit" size={steps.stepwise ? 'md' : 'lg'} loading={busy} className={classes.next}>
          {isLast ? t('create.submit') : t('create.next')}
        </Button>
      </div>
      <p className={classes.already}>
        {t('create.already')} <TextLink href={logInPath()}>{t('create.logIn')}</TextLink>
      </p>
    </form>
  )
}

interface StepTitleProps {
  step: CreateStep
  context: 'couple' | undefined
  /** The step is a page of its own. */
  isPage: boolean
}

/** Title of a step. As a page of its own it takes the focus when its step opens, so that screen readers follow. */
function StepTitle({ step, context, isPage }: StepTitleProps) {
  const { t } = useTranslation('front')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isPage) title.current?.focus()
  }, [isPage])
  return (
    <Title
      order={isPage ? 1 : 2}
      size="h2"
      id={`create-${step}`}
      ref={title}
      tabIndex={-1}
      className={classes.stepTitle}
    >
      {t(`create.step.${step}`, { context })}
    </Title>
  )
}
