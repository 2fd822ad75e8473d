import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KINKS, allKinksPath } from '#shared/kinks/kinksPath'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { AreaTabs } from '#ui/links/AreaTabs'
import { CreateKinkSheet } from './CreateKinkSheet'

/** The frame of the pages of kinks. */
export function KinksPage({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('kinks')
  const [creating, setCreating] = useState(false)
  return (
    <Page>
      <PageTitle>{`${title} · ${t('title')}`}</PageTitle>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        actions={
          <Button leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={() => setCreating(true)}>
            {t('create.open')}
          </Button>
        }
      />
      <AreaTabs
        label={t('title')}
        tabs={[
          { href: `${KINKS}/Popular`, label: t('tabs.popular') },
          { href: allKinksPath(), label: t('tabs.all') },
        ]}
      />
      {children}
      {creating && <CreateKinkSheet onClose={() => setCreating(false)} />}
    </Page>
  )
}
