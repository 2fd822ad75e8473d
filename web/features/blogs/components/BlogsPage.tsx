import { Button } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { blogPath } from '#shared/blogs/paths'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { AppLink } from '#ui/links/AppLink'
import { AreaTabs } from '#ui/links/AreaTabs'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import classes from './BlogsPage.module.css'

interface BlogsPageProps {
  /** Shown as the title of the browser tab. */
  title: string
  intro?: string
  views?: ReactNode
  controls?: ReactNode
  children: ReactNode
}

export function BlogsPage({ title, intro, views, controls, children }: BlogsPageProps) {
  const { t } = useTranslation('blogs')
  return (
    <Page>
      <PageTitle>{`${title} · ${t('title')}`}</PageTitle>
      <PageHeader
        shortTitle
        title={t('title')}
        actions={
          <Button
            component={AppLink}
            href={blogPath('Create')}
            leftSection={<IconPencilPlus size={20} stroke={1.75} aria-hidden />}
          >
            {t('lists.write')}
          </Button>
        }
      />
      <AreaTabs
        label={t('title')}
        tabs={[
          { href: blogPath('All'), label: t('lists.tabs.all') },
          { href: blogPath('MyComments'), label: t('lists.tabs.myComments') },
          { href: `${blogPath()}/Top`, label: t('lists.tabs.top'), holdsChildren: true },
          { href: blogPath('MyBlogs'), label: t('lists.tabs.myBlogs') },
          { href: blogPath('Followed'), label: t('lists.tabs.followed'), holdsChildren: true },
          { href: blogPath('Hidden'), label: t('lists.tabs.hidden') },
        ]}
      />
      {views}
      {(intro || controls) && (
        <div className={classes.head}>
          {intro && <p className={classes.intro}>{intro}</p>}
          {controls && <div className={classes.controls}>{controls}</div>}
        </div>
      )}
      {children}
    </Page>
  )
}
