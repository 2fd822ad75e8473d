import { IconPhoto } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { EmptyState } from '#ui/states/EmptyState'
import { useViewer } from '#platform/session/useSession'
import type { ProfileMedia_profile$key } from './__generated__/ProfileMedia_profile.graphql'
import type { ProfileMediaPaginationQuery } from './__generated__/ProfileMediaPaginationQuery.graphql'
import { OWN_MEDIA, profileMedium, profilePictures } from './mediaLinks'
import { MediaList } from './MediaList'
import { mediaTypeWord, TYPE_QUERY } from './mediaType'
import { MediaTypeFilter } from './MediaTypeFilter'
import classes from './MediaPages.module.css'

const fragment = graphql`
  fragment ProfileMedia_profile on Profile
  @refetchable(queryName: "ProfileMediaPaginationQuery")
  @argumentDefinitions(
    type: { type: "MediaType" }
    count: { type: "Int", defaultValue: 30 }
    cursor: { type: "String" }
  ) {
    legacyId
    name
    media(type: $type, first: $count, after: $cursor) @connection(key: "ProfileMedia_media") {
      edges {
        node {
          ...MediaList_media
        }
      }
    }
  }
`

interface ProfileMediaProps {
  /** Spread with the type from the address, `mediaTypeOf(search)`. */
  profile: ProfileMedia_profile$key
  /** The number of the media item in the address; null when none is open. */
  openId: number | null
  /** The media type in the address. */
  openType?: 'Picture' | 'Video' | undefined
}

/** The content of a profile's pictures page: all its pictures and videos, newest first. */
export function ProfileMedia({ profile, openId, openType }: ProfileMediaProps) {
  const { t } = useTranslation('media')
  const viewer = useViewer()
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<ProfileMediaPaginationQuery, ProfileMedia_profile$key>(
    fragment,
    profile,
  )
  const word = mediaTypeWord(search)
  const withType = (address: string) => (word ? `${address}?${TYPE_QUERY}=${word}` : address)
  const own = data.legacyId === viewer.legacyId
  return (
    <>
      <div className={classes.controls}>
        <MediaTypeFilter />
      </div>
      <MediaList
        media={data.media?.edges.map(({ node }) => node)}
        paging={paging}
        openId={openId}
        mediaOf={{ ownerLegacyId: data.legacyId, typeName: openType }}
        hrefOf={(medium) => withType(profileMedium(data.legacyId, medium))}
        closeHref={withType(profilePictures(data.legacyId))}
        label={t('profile.media', { name: data.name })}
      >
        <EmptyState
          icon={<IconPhoto size={26} stroke={1.5} aria-hidden />}
          title={own ? t('own.empty.title') : t('profile.empty', { name: data.name })}
          text={own ? t('own.empty.text') : undefined}
          action={own ? { label: t('own.manage'), href: OWN_MEDIA } : undefined}
        />
      </MediaList>
    </>
  )
}
