import { useTranslation } from 'react-i18next'
import { graphql, useRefetchableFragment } from 'react-relay'
import { OWN_ALBUMS, profileAlbum } from '#shared/media/mediaLinks'
import { useMember } from '#platform/session/useSession'
import { useScreenQuery } from '#platform/relay/screenQuery'
import { Section } from '#ui/layout/Section'
import { TextLink } from '#ui/links/TextLink'
import { OwnGone } from '../../components/OwnGone'
import { OwnPage } from '../../components/OwnPage'
import { UploadButton } from '#shared/uploads/UploadButton'
import { useRefresh } from '#platform/lists/useRefresh'
import type { OwnAlbumScreen_album$key } from './__generated__/OwnAlbumScreen_album.graphql'
import type { OwnAlbumScreenQuery } from './__generated__/OwnAlbumScreenQuery.graphql'
import type { OwnAlbumScreenRefetchQuery } from './__generated__/OwnAlbumScreenRefetchQuery.graphql'
import { AccessList } from './AccessList'
import { AlbumContent } from './AlbumContent'
import { AlbumForm } from './AlbumForm'
import { DeleteAlbum } from './DeleteAlbum'
import classes from './OwnAlbumScreen.module.css'

const query = graphql`
  query OwnAlbumScreenQuery($legacyId: Int!) @preloadable {
    album(legacyId: $legacyId) {
      owner {
        legacyId
      }
      ...OwnAlbumScreen_album
      ...AccessList_album
    }
  }
`

const fragment = graphql`
  fragment OwnAlbumScreen_album on Album @refetchable(queryName: "OwnAlbumScreenRefetchQuery") {
    id
    legacyId
    name
    type
    redAudience
    ...AlbumForm_album
    ...AlbumContent_album
    ...DeleteAlbum_album
  }
`

type Shown = NonNullable<OwnAlbumScreenQuery['response']['album']>

export function OwnAlbumScreen() {
  const { t } = useTranslation('media')
  const me = useMember()
  const { album } = useScreenQuery<OwnAlbumScreenQuery>(query)
  if (album?.owner?.legacyId === me.legacyId) return <OwnAlbum album={album} />
  return (
    <OwnGone
      title={t('ownAlbum.gone.title')}
      text={t('ownAlbum.gone.text')}
      back={{ label: t('ownAlbum.back'), href: OWN_ALBUMS }}
    />
  )
}

function OwnAlbum({ album }: { album: Shown }) {
  const { t } = useTranslation('media')
  const me = useMember()
  const [data, refetch] = useRefetchableFragment<OwnAlbumScreenRefetchQuery, OwnAlbumScreen_album$key>(fragment, album)
  const refresh = useRefresh(refetch)
  return (
    <OwnPage
      title={data.name}
      back={{ label: t('ownAlbum.back'), href: OWN_ALBUMS }}
      intro={t(`album.type.${data.type}.who`)}
      actions={
        <UploadButton
          key={data.type}
          label={t('own.upload')}
          title={t('ownAlbum.upload')}
          description={t(`album.type.${data.type}.who`)}
          purpose={`${data.type}_ALBUM`}
          place="ALBUM"
          albumId={data.id}
          onSaved={refresh}
        />
      }
    >
      <div className={classes.columns}>
        <div>
          <AlbumContent album={data} onChanged={refresh} />
        </div>
        <div>
          {(data.type === 'PROTECTED' || data.redAudience === 'NAMED') && <AccessList album={album} />}
          <Section title={t('ownAlbum.about')}>
            <AlbumForm album={data} />
            <div className={classes.ways}>
              <TextLink standalone href={profileAlbum(me.legacyId, data)}>
                {t('ownAlbum.view')}
              </TextLink>
              <DeleteAlbum album={data} />
            </div>
          </Section>
        </div>
      </div>
    </OwnPage>
  )
}
