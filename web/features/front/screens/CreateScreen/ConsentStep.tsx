import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { lazy, Suspense, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { preload } from '#lib/later'
import { laterSheet } from '#ui/overlays/laterSheet'
import type { SheetPage } from '../../components/legalPaths'
import { coupleContext, type CreateValues } from './createForm'
import { SheetLink } from './SheetLink'

const LegalSheet = lazy(async () => {
  preload(laterSheet)
  return { default: (await import('../../components/LegalSheet')).LegalSheet }
})

interface ConsentStepProps {
  form: UseFormReturnType<CreateValues>
}

/** The terms, and the explicit consent to sensitive data: two separate questions, neither answered beforehand. */
export function ConsentStep({ form }: ConsentStepProps) {
  const { t } = useTranslation('front')
  const context = coupleContext(form.values)
  const [page, setPage] = useState<SheetPage | null>(null)
  const [wasOpened, setOpened] = useState(false)
  if (page && !wasOpened) setOpened(true)
  const link = (target: SheetPage) => <SheetLink page={target} onOpen={setPage} />
  return (
    <>
      <Checkbox
        label={
          <Trans
            t={t}
            i18nKey="create.terms"
            context={context}
            components={{ terms: link('GENERAL_TERMS'), conduct: link('CODE_OF_CONDUCT') }}
          />
        }
        aria-invalid={form.errors.termsAccepted ? true : undefined}
        {...form.getInputProps('termsAccepted', { type: 'checkbox' })}
      />
      <Checkbox
        label={<Trans t={t} i18nKey="create.consent" context={context} components={{ privacy: link('PRIVACY') }} />}
        aria-invalid={form.errors.sensitiveDataConsent ? true : undefined}
        {...form.getInputProps('sensitiveDataConsent', { type: 'checkbox' })}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <LegalSheet page={page} onClose={() => setPage(null)} />
        </Suspense>
      )}
    </>
  )
}
