import { Button } from '@mantine/core'
import { IconCake } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { ProfileList } from '#shared/profiles/ProfileList'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import type { BirthdaysScreen_query$key } from './__generated__/BirthdaysScreen_query.graphql'
import type { BirthdaysScreenPaginationQuery } from './__generated__/BirthdaysScreenPaginationQuery.graphql'
import type { BirthdaysScreenQuery } from './__generated__/BirthdaysScreenQuery.graphql'

const query = graphql`
  query BirthdaysScreenQuery($detailed: Boolean!) @preloadable {
    ...BirthdaysScreen_query
  }
`

const fragment = graphql`
  fragment BirthdaysScreen_query on Query
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "BirthdaysScreenPaginationQuery") {
    profiles(order: BIRTHDAY, first: $count, after: $cursor) @connection(key: "BirthdaysScreen_profiles") {
      edges {
        node {
          id
          ...ProfileListItem_profile
        }
      }
    }
  }
`

const WishesDialog = lazyDialog(
  ['payments'],
  async () => (await import('#shared/payments/gifts/WishesDialog')).WishesDialog,
)

export function BirthdaysScreen() {
  const { t } = useTranslation('people')
  const [greets, setGreets] = useState(false)
  const data = useScreenQuery<BirthdaysScreenQuery>(query)
  const { data: list, ...paging } = usePaginationFragment<BirthdaysScreenPaginationQuery, BirthdaysScreen_query$key>(
    fragment,
    data,
  )
  return (
    <Page>
      <PageTitle>{t('birthdays.title')}</PageTitle>
      <PageHeader
        title={t('birthdays.title')}
        intro={t('birthdays.intro')}
        actions={
          <Button variant="default" onClick={() => setGreets(true)}>
            {t('birthdays.greet')}
          </Button>
        }
      />
      {greets && (
        <Suspense fallback={null}>
          <WishesDialog onClose={() => setGreets(false)} />
        </Suspense>
      )}
      <ProfileList
        label={t('birthdays.title')}
        items={list.profiles?.edges.map(({ node }) => ({ id: node.id, profile: node }))}
        paging={paging}
      >
        <EmptyState
          title={t('birthdays.none')}
          text={t('birthdays.noneText')}
          icon={<IconCake size={26} stroke={1.5} />}
          action={{ label: t('birthdays.newest'), href: '/Search/Newest' }}
        />
      </ProfileList>
    </Page>
  )
}
