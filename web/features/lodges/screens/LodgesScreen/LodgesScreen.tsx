import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { ANY_LODGE, lodgeSearchPath } from '#shared/lodges/lodgeSearch'
import { lodgesPath } from '#shared/lodges/paths'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { PillNav } from '#ui/links/PillNav'
import { LodgeSearchField } from '../../components/LodgeSearchField'
import { LodgesPage } from '../../components/LodgesPage'
import { NoLodges } from '../../components/NoLodges'
import type { LodgesScreenQuery } from './__generated__/LodgesScreenQuery.graphql'
import { BanNote } from './BanNote'
import classes from './LodgesScreen.module.css'
import { LodgesSection } from './LodgesSection'

const query = graphql`
  query LodgesScreenQuery($banned: Boolean!) @preloadable {
    viewer {
      lodges(first: 3) {
        ...LodgesSection_lodges
      }
      lodgeBan @include(if: $banned) {
        ...BanNote_ban
      }
    }
    popularLodges(first: 3) {
      ...LodgesSection_lodges
    }
    nearbyLodges(first: 3) {
      ...LodgesSection_lodges
    }
    newest: lodges(order: NEWEST, first: 3) {
      edges {
        cursor
      }
      ...LodgesSection_lodges
    }
    lodgeCategories {
      id
      name
    }
  }
`

/** The front page of the lodges: the viewer's own, and those to discover. */
export function LodgesScreen() {
  const { t } = useTranslation('lodges')
  const { viewer, popularLodges, nearbyLodges, newest, lodgeCategories } = useScreenQuery<LodgesScreenQuery>(query)
  const categories = lodgeCategories ?? []
  return (
    <LodgesPage>
      {viewer.lodgeBan && <BanNote ban={viewer.lodgeBan} />}
      <div className={classes.find}>
        <LodgeSearchField search={ANY_LODGE} />
        {categories.length > 0 && (
          <div className={classes.categories}>
            <PillNav
              label={t('front.categories')}
              pages={categories.map(({ id, name }) => ({
                href: lodgeSearchPath({ category: id }),
                label: name,
                current: false,
              }))}
            />
          </div>
        )}
      </div>
      <LodgesSection own title={t('front.own')} href={lodgesPath('MyLodges')} lodges={viewer.lodges} />
      <LodgesSection title={t('front.popular')} href={lodgeSearchPath({ sort: '4' })} lodges={popularLodges} />
      <LodgesSection title={t('front.nearby')} href={lodgeSearchPath({ sort: '5' })} lodges={nearbyLodges} />
      {newest?.edges.length === 0 ? (
        <NoLodges />
      ) : (
        <LodgesSection title={t('front.newest')} href={lodgesPath('Newest')} lodges={newest} />
      )}
    </LodgesPage>
  )
}
