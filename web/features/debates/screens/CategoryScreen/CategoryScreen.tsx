import { IconMessages } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { lodgePath } from '#shared/lodges/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { EmptyState } from '#ui/states/EmptyState'
import { BackLink } from '../../components/BackLink'
import { LodgePartPage } from '#shared/lodges/LodgePartPage'
import { OrderSwitch } from '../../components/OrderSwitch'
import { StartTopic } from '../../components/StartTopic'
import type { CategoryScreen_category$key } from './__generated__/CategoryScreen_category.graphql'
import type { CategoryScreenQuery } from './__generated__/CategoryScreenQuery.graphql'
import classes from './CategoryScreen.module.css'
import { Topics } from './Topics'

// Distinguishes a failed fetch from a missing category.
const query = graphql`
  query CategoryScreenQuery($lodge: Int!, $category: Int!, $order: DebateEntryOrder!) @preloadable @throwOnFieldError {
    lodge(legacyId: $lodge) {
      id
      legacyId
      viewerCanStartTopic
      ...LodgePartPage_lodge
    }
    debateCategory(legacyId: $category) {
      name
      lodge {
        id
      }
      ...CategoryScreen_category
    }
  }
`

const fragment = graphql`
  fragment CategoryScreen_category on DebateCategory {
    legacyId
    name
    description
    entryCount
    ...Topics_category
  }
`

interface CategoryProps {
  category: CategoryScreen_category$key
  lodge: { readonly legacyId: number; readonly viewerCanStartTopic: boolean }
}

function Category({ category, lodge }: CategoryProps) {
  const { t } = useTranslation(['debates', 'lodge'])
  const data = useFragment(fragment, category)
  const start = lodge.viewerCanStartTopic && <StartTopic lodge={lodge.legacyId} category={data.legacyId} />
  return (
    <>
      <BackLink href={lodgePath(lodge.legacyId, 'Debate')}>{t('categories.label')}</BackLink>
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 className={classes.name}>{data.name}</h2>
          {data.description && <p className={classes.description}>{data.description}</p>}
        </div>
        {start}
      </div>
      {data.entryCount > 1 && (
        <div className={classes.order}>
          <OrderSwitch />
        </div>
      )}
      <Topics
        category={data}
        lodge={lodge.legacyId}
        empty={
          <EmptyState
            title={t('topics.none')}
            text={lodge.viewerCanStartTopic ? t('topics.noneText') : undefined}
            icon={<IconMessages size={26} stroke={1.5} aria-hidden />}
          />
        }
      />
    </>
  )
}

/** A category of a lodge's debates with its topics. */
export function CategoryScreen() {
  const { t } = useTranslation('debates')
  const { lodge, debateCategory } = useScreenQuery<CategoryScreenQuery>(query)
  return (
    <LodgePartPage lodge={lodge} part="debate" subject={debateCategory?.name}>
      {lodge && debateCategory?.lodge?.id === lodge.id ? (
        <Category category={debateCategory} lodge={lodge} />
      ) : (
        <EmptyState
          title={t('categories.gone.title')}
          text={t('categories.gone.text')}
          icon={<IconMessages size={26} stroke={1.5} aria-hidden />}
          action={lodge ? { label: t('toDebates'), href: lodgePath(lodge.legacyId, 'Debate') } : undefined}
        />
      )}
    </LodgePartPage>
  )
}
