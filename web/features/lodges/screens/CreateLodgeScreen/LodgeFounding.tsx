import { Button } from '@mantine/core'
import { useEffect, useRef, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { lodgePath, lodgesPath } from '#shared/lodges/paths'
import { useFieldErrors } from '#shared/writing/useFieldErrors'
import { useKeptContent } from '#shared/writing/useKeptContent'
import { SaveBar } from '#shared/writing/SaveBar'
import { useZipCodeArea } from '#platform/forms/useZipCodeArea'
import { useSite } from '#platform/session/useSession'
import { tell } from '#platform/toasts/tell'
import { PageHeader } from '#ui/layout/PageHeader'
import { Banner } from '#ui/states/Banner'
import type { useSubjects_query$key } from '../../components/__generated__/useSubjects_query.graphql'
import { AboutFields } from '../../components/editor/AboutFields'
import { DoorFields } from '../../components/editor/DoorFields'
import classes from '../../components/editor/LodgeEditor.module.css'
import { LodgePreview } from '../../components/editor/LodgePreview'
import { LookFields } from '../../components/editor/LookFields'
import { useMissing } from '../../components/editor/useMissing'
import { useSaveLodge } from '../../writing/useSaveLodge'
import { EMPTY_CONTENT, FIELDS, isSame, STEPS, stepOf, type LodgeContent, type StepName } from '../../writing/content'
import { StepList } from './StepList'
import { stepIn, stepPath } from './stepAddress'

/** The founding of a lodge in three steps, each with an address; what is written stays until the lodge is there. */
export function LodgeFounding({ query }: { query: useSubjects_query$key }) {
  const { t } = useTranslation('lodges')
  const navigate = useNavigate()
  const site = useSite()
  const [address] = useSearchParams()
  const step = stepIn(address)
  const kept = useKeptContent({ name: 'lodge new', saved: null, empty: EMPTY_CONTENT, isSame })
  const { errors, show, place, clear } = useFieldErrors(FIELDS)
  const missing = useMissing()
  const { create, busy } = useSaveLodge()
  const area = useZipCodeArea(site.countryId, kept.content.zipCode)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  const { content } = kept
  const number = STEPS.indexOf(step)
  const isLast = number === STEPS.length - 1

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [shown, step])

  const change = (part: Partial<LodgeContent>) => {
    kept.change(part)
    clear(part)
  }
  const goTo = (name: StepName) => void navigate(stepPath(name))
  const found = async () => {
    const refused: StepName[] = []
    const legacyId = await create(content, kept.key, (refusals) => refused.push(...place(refusals).map(stepOf)))
    const first = STEPS.find((each) => refused.includes(each))
    if (first) goTo(first)
    if (legacyId === null) return
    kept.forget()
    tell(t('editor.created', { name: content.name.trim() }))
    void navigate(lodgePath(legacyId), { replace: true })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const lacking = missing(content)
    show(lacking)
    const next = STEPS[number + 1]
    if (Object.keys(lacking).length > 0) goTo('about')
    else if (next) goTo(next)
    else void found()
  }
  const fields = { content, errors, onChange: change }

  return (
    <>
      <PageHeader title={t('editor.titleNew')} back={{ label: t('title'), href: lodgesPath() }} />
      {kept.wasRestored && kept.isDirty && (
        <Banner action={{ label: t('editor.restored.discard'), onSelect: kept.reset }}>
          {t('editor.restored.text')}
        </Banner>
      )}
      <StepList current={step} />
      <form noValidate onSubmit={submit}>
        <div className={classes.columns} data-last={isLast}>
          <div className={classes.fields}>
            <h2 ref={heading} tabIndex={-1} className={classes.title}>
              {t(`editor.steps.${step}`)}
            </h2>
            {step === 'about' && <AboutFields {...fields} query={query} area={area} />}
            {step === 'look' && <LookFields {...fields} />}
            {step === 'doors' && <DoorFields {...fields} />}
            {isLast && site.isDark && <p className={classes.hint}>{t('editor.dark', { site: site.name })}</p>}
          </div>
          <LodgePreview content={content} query={query} area={area} />
        </div>
        <SaveBar>
          {number > 0 ? (
            <Button variant="default" onClick={() => goTo(STEPS[number - 1] ?? 'about')}>
              {t('editor.back')}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" loading={busy}>
            {isLast ? t('editor.create') : t('editor.next')}
          </Button>
        </SaveBar>
      </form>
    </>
  )
}
