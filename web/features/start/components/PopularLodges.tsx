import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { LodgeRow } from '#shared/lodges/LodgeRow'
import { lodgesPath } from '#shared/lodges/paths'
import { Section } from '#ui/layout/Section'
import { EmptyState } from '#ui/states/EmptyState'
import type { PopularLodges_section$key } from './__generated__/PopularLodges_section.graphql'

const fragment = graphql`
  fragment PopularLodges_section on LodgesStartSection {
    lodges(first: 3) {
      edges {
        node {
          ...LodgeRow_lodges
        }
      }
    }
  }
`

export function PopularLodges({ section }: { section: PopularLodges_section$key }) {
  const { t } = useTranslation('start')
  const { lodges } = useFragment(fragment, section)
  const title = t('sections.POPULAR_LODGES')
  const shown = lodges?.edges.map(({ node }) => node) ?? []
  return (
    <Section title={title} action={{ label: t('seeAll'), href: lodgesPath() }}>
      {shown.length > 0 ? (
        <LodgeRow lodges={shown} />
      ) : (
        <EmptyState compact title={t(lodges ? 'emptySections.POPULAR_LODGES' : 'sectionFailed')} />
      )}
    </Section>
  )
}
