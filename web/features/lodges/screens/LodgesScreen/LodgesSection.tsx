import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useRevalidator } from 'react-router-dom'
import { ListFailed } from '#platform/lists/ListFailed'
import { LodgeRow } from '#shared/lodges/LodgeRow'
import { Section } from '#ui/layout/Section'
import type { LodgesSection_lodges$key } from './__generated__/LodgesSection_lodges.graphql'

const fragment = graphql`
  fragment LodgesSection_lodges on LodgeConnection {
    edges {
      node {
        ...LodgeRow_lodges
      }
    }
  }
`

interface LodgesSectionProps {
  title: string
  /** The page with all of them. */
  href: string
  /** Null when loading failed. */
  lodges: LodgesSection_lodges$key | null | undefined
  /** The viewer is in all of them. */
  own?: boolean
}

/** A section of the front page; none where there are no lodges for it. */
export function LodgesSection({ title, href, lodges, own }: LodgesSectionProps) {
  const { t } = useTranslation('lodges')
  const { revalidate } = useRevalidator()
  const data = useFragment(fragment, lodges ?? null)
  if (data?.edges.length === 0) return null
  return (
    <Section title={title} action={{ label: t('front.all'), href }}>
      {data ? (
        <LodgeRow own={own} lodges={data.edges.map(({ node }) => node)} />
      ) : (
        <ListFailed compact onRetry={() => void revalidate()} />
      )}
    </Section>
  )
}
