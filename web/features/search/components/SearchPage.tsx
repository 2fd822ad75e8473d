import type { ReactNode } from 'react'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { SearchTabs } from './SearchTabs'

interface SearchPageProps {
  title: string
  intro?: string
  actions?: ReactNode
  children: ReactNode
}

export function SearchPage({ title, intro, actions, children }: SearchPageProps) {
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} intro={intro} actions={actions} />
      <SearchTabs />
      {children}
    </Page>
  )
}
