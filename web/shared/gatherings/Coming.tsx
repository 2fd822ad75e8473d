import { Button } from '@mantine/core'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Boundary } from '#platform/errors/Boundary'
import { Section } from '#ui/layout/Section'
import type { Faces_profiles$key } from './__generated__/Faces_profiles.graphql'
import { Faces } from './Faces'
import classes from './Faces.module.css'
import type { Places } from './places'

interface ComingProps extends Pick<Places, 'comingCount' | 'coming'> {
  /** The first of those whom the viewer may see. */
  people: Faces_profiles$key
  isOver: boolean
  /** Said where some come and none of them can be seen. */
  hidden: string
  /** The list of all of them; missing where there is no more to see. */
  renderAll: ((onClose: () => void) => ReactNode) | undefined
}

/** Who comes to a gathering: how many of each gender, and the first of them. */
export function Coming({ comingCount, coming, people, isOver, hidden, renderAll }: ComingProps) {
  const { t } = useTranslation(['gatherings', 'shell'])
  const [showsAll, setShowsAll] = useState(false)
  const genders = coming
    .filter(({ count }) => count > 0)
    .map(({ gender, count }) => `${t(`shell:likes.gender.${gender}`)} ${count}`)
  const words = isOver ? 'attendees.over' : 'attendees'
  return (
    <Section
      title={comingCount > 0 ? t(`${words}.titleCount`, { count: comingCount }) : t(`${words}.title`)}
      note={genders.length > 0 ? genders.join(' · ') : undefined}
      controls={
        renderAll && (
          <Button variant="default" onClick={() => setShowsAll(true)}>
            {t('attendees.all')}
          </Button>
        )
      }
    >
      {people.length > 0 ? (
        <Faces profiles={people} label={t(`${words}.title`)} />
      ) : (
        <p className={classes.nobody}>{comingCount > 0 ? hidden : t(`${words}.none`)}</p>
      )}
      {showsAll && (
        <Boundary fallback={null}>
          <Suspense fallback={null}>{renderAll?.(() => setShowsAll(false))}</Suspense>
        </Boundary>
      )}
    </Section>
  )
}
