import type { ReactNode } from 'react'
import { EditProfileTabs } from '#shared/editing/EditProfileTabs'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { Page } from '#ui/Page'
import { PageHeader } from '#ui/PageHeader'

interface OwnPageProps {
  title: string
  intro?: ReactNode
  back?: { label: string; href: string }
  actions?: ReactNode
  children: ReactNode
}

/** A page on which members look after their own pictures, among all that they can change about their profile. */
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
