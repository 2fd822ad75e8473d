import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { profileMedium, profilePictures } from '#shared/media/mediaLinks'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { AppLink } from '#ui/links/AppLink'
import { Picture } from '#ui/Picture'
import type { PictureStrip_profile$key } from './__generated__/PictureStrip_profile.graphql'
import type { usePictureSource_picture$key } from '#shared/pictures/__generated__/usePictureSource_picture.graphql'
import classes from './PictureStrip.module.css'

const fragment = graphql`
  fragment PictureStrip_profile on Profile {
    legacyId
    pictureCount
    media(first: 5, type: PICTURES) {
      edges {
        node {
          __typename
          legacyId
          ... on Picture {
            ...usePictureSource_picture @alias(as: "picture")
          }
        }
      }
    }
  }
`

interface StripPictureProps {
  picture: usePictureSource_picture$key
  href: string
  label: string
}

function StripPicture({ picture, href, label }: StripPictureProps) {
  const source = usePictureSource(picture)
  if (!source) return null
  return (
    <li>
      <AppLink href={href} aria-label={label}>
        <Picture source={source} alt="" ratio="1" sizes="96px" />
      </AppLink>
    </li>
  )
}

export function PictureStrip({ profile }: { profile: PictureStrip_profile$key }) {
  const { t } = useTranslation('profiles')
  const { legacyId, pictureCount, media } = useFragment(fragment, profile)
  const pictures = media?.edges.map(({ node }) => node) ?? []
  if (pictures.length < 2) return null
  const more = (pictureCount ?? 0) - pictures.length
  return (
    <ul className={classes.strip} aria-label={t('strip.label')}>
      {pictures.map(
        (node, index) =>
          node.picture && (
            <StripPicture
              key={node.legacyId}
              picture={node.picture}
              href={profileMedium(legacyId, node)}
              label={t('strip.picture', { number: index + 1 })}
            />
          ),
      )}
      {more > 0 && (
        <li>
          <AppLink className={classes.more} href={profilePictures(legacyId)} aria-label={t('strip.all')}>
            {`+${more}`}
          </AppLink>
        </li>
      )}
    </ul>
  )
}
