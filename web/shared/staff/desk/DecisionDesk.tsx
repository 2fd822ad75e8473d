import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { StaffNav } from '../StaffNav'
import { DeskKeys } from './DeskKeys'

interface DecisionDeskProps {
  title: string
  intro: string
  /** Whether its items can be sent back with a question. */
  asks?: boolean
  /** Whether several are decided at once. */
  selects?: boolean
  children: ReactNode
}

/** A desk whose items are decided one below the other. */
export function DecisionDesk({ title, intro, asks = false, selects = false, children }: DecisionDeskProps) {
  const { t } = useTranslation('staff')
  return (
    <Page width="text">
      <PageTitle>{title}</PageTitle>
      <StaffNav />
      <PageHeader title={title} intro={intro} />
      <DeskKeys
        keys={{
          ...(selects && { x: t('keys.select') }),
          y: t('keys.accept'),
          n: t('keys.refuse'),
          ...(asks && { m: t('keys.ask') }),
        }}
      />
      {children}
    </Page>
  )
}
