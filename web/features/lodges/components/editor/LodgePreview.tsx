import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { excerptOf } from '#lib/format/excerpt'
import type { ZipCodeArea } from '#platform/forms/useZipCodeArea'
import { useCover } from '#shared/cover/useCover'
import { LodgeCardView } from '#shared/lodges/LodgeCardView'
import { LodgeSkeleton } from '#shared/lodges/LodgeSkeleton'
import type { LodgeContent } from '../../writing/content'
import type { useSubjects_query$key } from '../__generated__/useSubjects_query.graphql'
import { useSubjects } from '../useSubjects'
import classes from './LodgeEditor.module.css'

const EXCERPT_LENGTH = 280
/** Maximum number of kinks on a line. */
const KINKS = 3

interface PreviewProps {
  content: LodgeContent
  query: useSubjects_query$key
  area: ZipCodeArea
}

/** The lodge as others find it. */
export function LodgePreview(props: PreviewProps) {
  const { t } = useTranslation('lodges')
  return (
    <section className={classes.preview} aria-label={t('editor.preview')}>
      <p className={classes.previewTitle} aria-hidden>
        {t('editor.preview')}
      </p>
      <div className={classes.previewCard}>
        <LodgePreviewCard {...props} />
      </div>
    </section>
  )
}

/** A version of a lodge, as a card. */
export function LodgePreviewCard(props: PreviewProps) {
  return (
    <Suspense fallback={<LodgeSkeleton />}>
      <Card {...props} />
    </Suspense>
  )
}

function Card({ content, query, area }: PreviewProps) {
  const { t } = useTranslation('lodges')
  const { categories, kinks } = useSubjects(query)
  const cover = useCover(content.coverId)
  const chosen = kinks?.filter(({ value }) => content.kinkIds.includes(value)).slice(0, KINKS) ?? []
  const category = categories?.find(({ value }) => value === content.categoryId)
  return (
    <LodgeCardView
      order={3}
      facts={{
        name: content.name.trim() || t('editor.name.label'),
        cover,
        subject: category?.label ?? chosen.map(({ label }) => label).join(' · '),
        excerpt: excerptOf(content.html).slice(0, EXCERPT_LENGTH),
        place: area.state === 'known' ? `${content.zipCode.trim()} ${area.city}` : undefined,
        byRequest: content.access === 'NEW_MEMBERS_APPROVED',
      }}
    />
  )
}
