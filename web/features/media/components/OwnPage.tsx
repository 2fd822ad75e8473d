import type { ReactNode } from 'react'
import { EditProfileTabs } from '#shared/editing/EditProfileTabs'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'

interface OwnPageProps {
  title: string
  intro?: ReactNode
  back?: { label: string; href: string }
  actions?: ReactNode
  children: ReactNode
}

export function OwnPage({ title, children, ...head }: OwnPageProps) {
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <EditProfileTabs />
      <PageHeader title={title} {...head} />
      {children}
    </Page>
  )
}
