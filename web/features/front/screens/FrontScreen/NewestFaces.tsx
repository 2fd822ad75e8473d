import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { MemberGrid } from '#ui/layout/MemberGrid'
import type { NewestFaces_site$key } from './__generated__/NewestFaces_site.graphql'
import { Face } from './Face'
import classes from './FrontSection.module.css'

const fragment = graphql`
  fragment NewestFaces_site on Site {
    faces(first: 12) {
      id
      ...Face_profile
    }
  }
`

interface NewestFacesProps {
  site: NewestFaces_site$key
  layout: 'grid' | 'strip'
}

export function NewestFaces({ site, layout }: NewestFacesProps) {
  const { t } = useTranslation('front')
  const titleId = useId()
  const { faces } = useFragment(fragment, site)
  if (!faces?.length) return null
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId}>{t('faces.title')}</h2>
        <p>{t('faces.note')}</p>
      </header>
      {/* The keyboard scrolls the strip too, although nothing in it takes the focus. */}
      <div
        className={classes[layout]}
        {...(layout === 'strip' && { role: 'group', tabIndex: 0, 'aria-labelledby': titleId })}
      >
        <MemberGrid label={t('faces.title')} layout={layout}>
          {faces.map((profile) => (
            <Face key={profile.id} profile={profile} />
          ))}
        </MemberGrid>
      </div>
    </section>
  )
}
