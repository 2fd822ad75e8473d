import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { AppLink } from '#ui/links/AppLink'
import { Initial } from '#ui/Initial'
import { Picture } from '#ui/Picture'
import type { LodgeHead_lodge$key } from './__generated__/LodgeHead_lodge.graphql'
import { LodgeActions } from './LodgeActions'
import { LodgeFacts } from './LodgeFacts'
import classes from './LodgeHead.module.css'
import { subjectOf } from './lodgeSubject'
import { lodgePath } from './paths'

const fragment = graphql`
  fragment LodgeHead_lodge on Lodge {
    legacyId
    name
    memberCount
    category {
      name
    }
    kinks {
      name
    }
    cover {
      ...usePictureSource_picture
    }
    ...LodgeFacts_lodge
    ...LodgeActions_lodge
  }
`

interface LodgeHeadProps {
  lodge: LodgeHead_lodge$key
  /** Title of the page; without it, the head of the lodge's front. */
  page?: string
}

/** The head of a lodge: large on its front, a narrow bar above its other pages. */
export function LodgeHead({ lodge, page }: LodgeHeadProps) {
  const { t } = useTranslation('lodge')
  const data = useFragment(fragment, lodge)
  const { legacyId, name, memberCount } = data
  const cover = usePictureSource(data.cover)
  const kind = subjectOf(data)
  if (page !== undefined) {
    return (
      <header className={classes.bar}>
        <AppLink className={classes.thumb} href={lodgePath(legacyId)} aria-label={t('toFront', { name })}>
          <Picture source={cover} alt="" ratio="1" sizes="64px" fallback={<Initial name={name} />} />
        </AppLink>
        <div className={classes.words}>
          <Title order={1} className={classes.name}>
            {name}
            <span className={classes.page}>{page}</span>
          </Title>
          <p className={classes.line}>
            {[kind, t('facts.members', { count: memberCount })].filter(Boolean).join(' · ')}
          </p>
        </div>
        <LodgeActions lodge={data} compact />
      </header>
    )
  }
  return (
    <header className={classes.head}>
      <Picture
        className={classes.cover}
        source={cover}
        alt={cover ? t('cover', { name }) : ''}
        ratio="var(--cover-ratio)"
        sizes="(min-width: 48em) 480px, 100vw"
        eager
        fallback={<Initial name={name} />}
      />
      <div className={classes.words}>
        {kind && <p className={classes.kind}>{kind}</p>}
        <Title order={1} className={classes.title} data-long={name.length > 26}>
          {name}
        </Title>
        <LodgeFacts lodge={data} />
        <LodgeActions lodge={data} />
      </div>
    </header>
  )
}
