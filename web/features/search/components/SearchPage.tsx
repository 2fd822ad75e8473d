import type { ReactNode } from 'react'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { Page } from '#ui/Page'
import { PageHeader } from '#ui/PageHeader'
import { SearchTabs } from './SearchTabs'

interface SearchPageProps {
  title: string
  intro?: string
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every search. */
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
