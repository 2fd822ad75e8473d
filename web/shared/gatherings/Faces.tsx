import { graphql, useFragment } from 'react-relay'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { Avatar } from '#ui/Avatar'
import type { Faces_profile$key } from './__generated__/Faces_profile.graphql'
import type { Faces_profiles$key } from './__generated__/Faces_profiles.graphql'
import classes from './Faces.module.css'

const fragment = graphql`
  fragment Faces_profiles on Profile @relay(plural: true) {
    id
    ...Faces_profile
  }
`

const profileFragment = graphql`
  fragment Faces_profile on Profile {
    name
    picture {
      ...usePictureSource_picture
    }
    ...ProfileLink_profile
  }
`

/** Faces and names of profiles. */
export function Faces({ profiles, label }: { profiles: Faces_profiles$key; label: string }) {
  const people = useFragment(fragment, profiles)
  return (
    <ul className={classes.people} aria-label={label}>
      {people.map((profile) => (
        <Face key={profile.id} profile={profile} />
      ))}
    </ul>
  )
}

function Face({ profile }: { profile: Faces_profile$key }) {
  const data = useFragment(profileFragment, profile)
  const picture = usePictureSource(data.picture)
  return (
    <li>
      <Avatar name={data.name} picture={picture} size={40} />
      <ProfileLink profile={data} />
    </li>
  )
}
