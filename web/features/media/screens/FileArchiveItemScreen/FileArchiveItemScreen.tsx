import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { FILE_ARCHIVE } from '#shared/media/mediaLinks'
import { usePictureSource } from '#shared/pictures/usePictureSource'
import { useLocale } from '#platform/i18n/useLocale'
import { formatDate } from '#lib/format/formatDate'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Picture } from '#ui/Picture'
import { MediumActions } from '../../components/MediumActions'
import { OnlyYou } from '../../components/OnlyYou'
import { OwnGone } from '../../components/OwnGone'
import { OwnPage } from '../../components/OwnPage'
import type { FileArchiveItemScreenQuery } from './__generated__/FileArchiveItemScreenQuery.graphql'
import classes from './FileArchiveItemScreen.module.css'

const query = graphql`
  query FileArchiveItemScreenQuery($legacyId: Int!) @preloadable {
    viewer {
      fileArchiveItem(legacyId: $legacyId) {
        title
        createdAt
        width
        height
        ...usePictureSource_picture
        ...MediumActions_media
      }
    }
  }
`

export function FileArchiveItemScreen() {
  const { t } = useTranslation('media')
  const locale = useLocale()
  const navigate = useNavigate()
  const { viewer } = useScreenQuery<FileArchiveItemScreenQuery>(query)
  const item = viewer.fileArchiveItem
  const source = usePictureSource(item)
  const back = { label: t('archive.back'), href: FILE_ARCHIVE }
  if (!item) return <OwnGone title={t('archive.gone.title')} text={t('archive.gone.text')} back={back} />
  const date = item.createdAt ? formatDate(item.createdAt, locale) : ''
  const title = item.title ?? t('archive.item', { date })
  return (
    <OwnPage title={title} back={back}>
      <OnlyYou />
      <div className={classes.columns}>
        <Picture
          source={source}
          alt={title}
          ratio={`${item.width} / ${item.height}`}
          sizes="(min-width: 60em) 760px, 100vw"
          eager
        />
        <MediumActions
          media={item}
          place={{ name: 'archive' }}
          onChanged={() => void navigate(FILE_ARCHIVE, { replace: true })}
        />
      </div>
    </OwnPage>
  )
}
