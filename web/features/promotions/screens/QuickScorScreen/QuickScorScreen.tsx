import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { PageTitle } from '#platform/pageTitle/PageTitle'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { PROMOTE_QUICK_SCOR, QUICK_SCOR } from '#shared/payments/paths'
import { AppLink } from '#ui/links/AppLink'
import { PillNav } from '#ui/links/PillNav'
import { Page } from '#ui/layout/Page'
import { PageHeader } from '#ui/layout/PageHeader'
import { isOwnView, VIEW_QUERY } from '../../address'
import type { QuickScorScreenQuery } from './__generated__/QuickScorScreenQuery.graphql'
import { AdFilters } from './AdFilters'
import { AllAds } from './AllAds'
import { OwnAds } from './OwnAds'
import classes from './QuickScorScreen.module.css'
import { SiteAds } from './SiteAds'

const query = graphql`
  query QuickScorScreenQuery($own: Boolean!, $genders: [Gender!], $areas: [ID!]) @preloadable {
    ...AllAds_query @skip(if: $own) @alias(as: "all")
    ...AdFilters_query @alias(as: "filters")
    ...SiteAds_query
    viewer {
      ...OwnAds_viewer @include(if: $own) @alias(as: "own")
    }
  }
`

/** The board of short ads: all, by gender and area, or the viewer's own; beside them the site's. */
export function QuickScorScreen() {
  const { t } = useTranslation('promotions')
  const [search] = useSearchParams()
  const data = useScreenQuery<QuickScorScreenQuery>(query)
  const own = isOwnView(search)
  return (
    <Page>
      <PageTitle>{t('board.title')}</PageTitle>
      <PageHeader
        title={t('board.title')}
        intro={t('board.intro')}
        actions={
          <Button component={AppLink} href={PROMOTE_QUICK_SCOR}>
            {t('board.write')}
          </Button>
        }
      />
      <PillNav
        label={t('board.views')}
        pages={[
          { href: QUICK_SCOR, label: t('board.all'), current: !own },
          { href: `${QUICK_SCOR}?${VIEW_QUERY}=own`, label: t('board.own'), current: own },
        ]}
      />
      <div className={classes.columns}>
        <div className={classes.board}>
          {!own && data.filters && <AdFilters query={data.filters} />}
          {data.all && <AllAds query={data.all} />}
          {data.viewer.own && <OwnAds viewer={data.viewer.own} />}
        </div>
        <SiteAds query={data} />
      </div>
    </Page>
  )
}
