import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { PROMOTE } from '#shared/payments/paths'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'

interface PromotionPageProps {
  title: string
  intro: string
  children: ReactNode
}

/** The page of a product, which leads back to all of them. */
export function PromotionPage({ title, intro, children }: PromotionPageProps) {
  const { t } = useTranslation('promotions')
  return (
    <Page width="text">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} intro={intro} back={{ label: t('title'), href: PROMOTE }} />
      {children}
    </Page>
  )
}
