import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { EditProfileTabs } from '#shared/editing/EditProfileTabs'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { ErrorState } from '#ui/states/ErrorState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { Section } from '#ui/layout/Section'
import type { RelationsScreenQuery } from './__generated__/RelationsScreenQuery.graphql'
import { RelationRow } from './RelationRow'
import editPage from '#shared/editing/EditPage.module.css'
import classes from './RelationsScreen.module.css'

const OwnBonds = lazyDialog(['bonds'], async () => (await import('./OwnBonds')).OwnBonds)

const query = graphql`
  query RelationsScreenQuery($onDark: Boolean!) @preloadable {
    viewer {
      ...OwnBonds_viewer @include(if: $onDark) @alias(as: "bondsPart")
      relations {
        id
        status
        isRequestedByOther
        ...RelationRow_relation
      }
    }
  }
`

type Relations = NonNullable<RelationsScreenQuery['response']['viewer']['relations']>

export function RelationsScreen() {
  const { t } = useTranslation(['editProfile', 'common'])
  const { viewer } = useScreenQuery<RelationsScreenQuery>(query)
  const { relations, bondsPart } = viewer
  return (
    <Page>
      <PageTitle>{t('relations.title')}</PageTitle>
      <EditProfileTabs />
      <div className={editPage.text}>
        <PageHeader title={t('relations.title')} intro={t('relations.intro')} />
        {!relations && <ErrorState title={t('common:error.screenTitle')} text={t('common:error.screenText')} />}
        {relations?.length === 0 && (
          <EmptyState
            title={t('relations.emptyTitle')}
            text={t('relations.emptyText')}
            action={{ label: t('relations.emptyAction'), href: '/Search' }}
          />
        )}
        {relations && <RelationSections relations={relations} />}
        {bondsPart && (
          <Suspense fallback={null}>
            <OwnBonds viewer={bondsPart} />
          </Suspense>
        )}
      </div>
    </Page>
  )
}

function RelationSections({ relations }: { relations: Relations }) {
  const { t } = useTranslation('editProfile')
  const groups = {
    waiting: relations.filter(({ status, isRequestedByOther }) => status === 'REQUESTED' && isRequestedByOther),
    agreed: relations.filter(({ status }) => status === 'ACCEPTED'),
    asked: relations.filter(({ status, isRequestedByOther }) => status === 'REQUESTED' && !isRequestedByOther),
  }
  return (['waiting', 'agreed', 'asked'] as const)
    .filter((group) => groups[group].length > 0)
    .map((group) => (
      <Section key={group} title={t(`relations.${group}`)}>
        <ul className={classes.list}>
          {groups[group].map((relation) => (
            <RelationRow key={relation.id} relation={relation} />
          ))}
        </ul>
      </Section>
    ))
}
