import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '#platform/session/useSession'
import { isBannedFromCreating } from '../ban'
import { lodgesPath } from '#shared/lodges/paths'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { AppLink } from '#ui/links/AppLink'
import { AreaTabs } from '#ui/links/AreaTabs'

interface LodgesPageProps {
  /** Shown as the title of the browser tab; the front page has the area's. */
  title?: string
  children: ReactNode
}

/** The frame of the pages that find lodges. */
export function LodgesPage({ title, children }: LodgesPageProps) {
  const { t } = useTranslation('lodges')
  const viewer = useViewer()
  return (
    <Page>
      <PageTitle>{title ? `${title} · ${t('title')}` : t('title')}</PageTitle>
      <PageHeader
        shortTitle
        title={t('title')}
        actions={
          !isBannedFromCreating({ viewer }) && (
            <Button
              component={AppLink}
              href={lodgesPath('Create')}
              leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            >
              {t('create')}
            </Button>
          )
        }
      />
      <AreaTabs
        label={t('title')}
        tabs={[
          { href: lodgesPath(), label: t('tabs.front') },
          { href: lodgesPath('Search'), label: t('tabs.search') },
          { href: lodgesPath('Newest'), label: t('tabs.newest') },
          { href: lodgesPath('MyLodges'), label: t('tabs.mine') },
        ]}
      />
      {children}
    </Page>
  )
}
