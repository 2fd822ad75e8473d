import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconMessages } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { ListFailed } from '#platform/lists/ListFailed'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { LodgePartPage } from '#shared/lodges/LodgePartPage'
import { StartTopic } from '../../components/StartTopic'
import type { DebateScreen_lodge$key } from './__generated__/DebateScreen_lodge.graphql'
import type { DebateScreenQuery } from './__generated__/DebateScreenQuery.graphql'
import { CategoryRow } from './CategoryRow'
import classes from './DebateScreen.module.css'
import { Drafts } from './Drafts'

const ManageCategories = lazyDialog(
  [],
  async () => (await import('../../components/categories/ManageCategories')).ManageCategories,
)

// Distinguishes a failed fetch from a missing lodge.
const query = graphql`
  query DebateScreenQuery($lodge: Int!) @preloadable @throwOnFieldError {
    lodge(legacyId: $lodge) {
      ...LodgePartPage_lodge
      ...DebateScreen_lodge
    }
  }
`

const fragment = graphql`
  fragment DebateScreen_lodge on Lodge {
    legacyId
    viewerCanSeeInside
    viewerCanStartTopic
    viewerCanManageCategories
    debateCategories {
      id
      ...CategoryRow_category
    }
    ...ManageCategories_lodge
    ...Drafts_lodge
  }
`

function Categories({ lodge }: { lodge: DebateScreen_lodge$key }) {
  const { t } = useTranslation('debates')
  const { revalidate } = useRevalidator()
  const [isManaging, setManaging] = useState(false)
  const data = useFragment(fragment, lodge)
  const { legacyId, debateCategories: categories, viewerCanManageCategories } = data
  if (!categories) return <ListFailed onRetry={() => void revalidate()} />
  const canStart = data.viewerCanStartTopic && categories.length > 0
  return (
    <>
      {(canStart || viewerCanManageCategories) && (
        <div className={classes.actions}>
          {canStart && <StartTopic lodge={legacyId} />}
          {viewerCanManageCategories && (
            <Button
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden />}
              onClick={() => setManaging(true)}
            >
              {t('categories.manage')}
            </Button>
          )}
        </div>
      )}
      {categories.length === 0 ? (
        <EmptyState
          title={t('categories.none')}
          text={viewerCanManageCategories ? t('categories.noneLeader') : t('categories.noneText')}
          icon={<IconMessages size={26} stroke={1.5} aria-hidden />}
        />
      ) : (
        <ul className={classes.categories} aria-label={t('categories.label')}>
          {categories.map((category) => (
            <CategoryRow key={category.id} category={category} lodge={legacyId} />
          ))}
        </ul>
      )}
      {data.viewerCanSeeInside && <Drafts lodge={data} />}
      {isManaging && (
        <Suspense fallback={null}>
          <ManageCategories lodge={data} onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The debates of a lodge: their categories, what is new in them, and the viewer's drafts. */
export function DebateScreen() {
  const { lodge } = useScreenQuery<DebateScreenQuery>(query)
  return (
    <LodgePartPage lodge={lodge} part="debate">
      {lodge && <Categories lodge={lodge} />}
    </LodgePartPage>
  )
}
