import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useSite } from '#platform/session/useSession'
import { describeArea } from '#lib/format/areaDescription'
import { MemberPortrait } from '#ui/MemberCard/MemberPortrait'
import type { Face_profile$key } from './__generated__/Face_profile.graphql'

const fragment = graphql`
  fragment Face_profile on Profile {
    name
    headline
    isOnline
    persons {
      age
    }
    area {
      city
      countryArea
      countryId
      country
    }
    picture {
      placeholder
      focusX
      focusY
      thumbnail: url(size: THUMBNAIL)
      card: url(size: CARD)
    }
  }
`

/** A member as visitors see them: face, name and place, never more precise than the city. */
export function Face({ profile }: { profile: Face_profile$key }) {
  const { t } = useTranslation('front')
  const site = useSite()
  const { name, headline, isOnline, persons, area, picture } = useFragment(fragment, profile)
  const source = picture && {
    src: picture.card,
    srcSet: `${picture.thumbnail} 256w, ${picture.card} 512w`,
    placeholder: picture.placeholder,
    focus: { x: picture.focusX, y: picture.focusY },
  }
  const place = area && { ...area, countryArea: area.city ?? area.countryArea }
  return (
    <MemberPortrait
      facts={{
        name,
        ages: persons.map(({ age }) => age),
        place: place ? describeArea(place, site.countryId) : undefined,
        tagline: headline ?? undefined,
        pictures: source ? [source] : undefined,
        onlineLabel: isOnline ? t('faces.online') : undefined,
      }}
    />
  )
}
