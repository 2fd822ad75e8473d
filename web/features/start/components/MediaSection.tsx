import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { MediaGrid } from '#shared/media/MediaGrid'
import { COMMUNITY_PICTURES, mediumOver } from '#shared/media/mediaLinks'
import { EmptyState } from '#ui/states/EmptyState'
import { BrowserPart } from '#ui/layout/BrowserPart'
import { Section } from '#ui/layout/Section'
import type { MediaSection_section$key } from './__generated__/MediaSection_section.graphql'

const fragment = graphql`
  fragment MediaSection_section on MediaStartSection {
    section
    media(first: 12) {
      edges {
        node {
          ...MediaGrid_media
        }
      }
    }
  }
`

const ROWS = 2
/** Of a row of pictures on a wide screen, in pixels. */
const ROW_HEIGHT = 240

interface MediaSectionProps {
  section: MediaSection_section$key
  /** Search whose pictures are shown; null when none is chosen. */
  search: string | null
  onCustomize: () => void
}

export function MediaSection({ section, search, onCustomize }: MediaSectionProps) {
  const { t } = useTranslation('start')
  const data = useFragment(fragment, section)
  const id = data.section === 'SEARCH_MEDIA' ? 'SEARCH_MEDIA' : 'NEWEST_MEDIA'
  const title = t(`sections.${id}`)
  const media = data.media?.edges.map(({ node }) => node) ?? []
  const lacksSearch = id === 'SEARCH_MEDIA' && search === null
  const page = id === 'SEARCH_MEDIA' ? `/Search/Advanced?${search ?? ''}` : COMMUNITY_PICTURES
  const isEmpty = lacksSearch || media.length === 0
  return (
    <Section
      title={title}
      action={isEmpty ? undefined : { label: t(id === 'SEARCH_MEDIA' ? 'seeMembers' : 'seeAll'), href: page }}
    >
      {isEmpty ? (
        <EmptyState
          compact
          title={lacksSearch ? t('searchMedia.none') : t(data.media ? `emptySections.${id}` : 'sectionFailed')}
          action={lacksSearch ? { label: t('searchMedia.choose'), onSelect: onCustomize } : undefined}
        />
      ) : (
        <BrowserPart height={ROWS * ROW_HEIGHT}>
          <MediaGrid
            media={media}
            label={title}
            maxRows={ROWS}
            hrefOf={(medium) => mediumOver(COMMUNITY_PICTURES, medium)}
          />
        </BrowserPart>
      )}
    </Section>
  )
}
