import { Button, Title } from '@mantine/core'
import { IconArrowLeft, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { formatDate } from '#lib/format/formatDate'
import article from '#shared/articles/Article.module.css'
import { lodgeAlbumPath } from '#shared/lodges/paths'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { UploadButton } from '#shared/uploads/UploadButton'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { useLocale } from '#platform/i18n/useLocale'
import type { RefusalOptions } from '#platform/mutations/useAction'
import { useSite } from '#platform/session/useSession'
import { tell } from '#platform/toasts/tell'
import { AppLink } from '#ui/links/AppLink'
import { CardMenu } from '#ui/MemberCard/CardMenu'
import type { CardAction } from '#ui/MemberCard/memberCardTypes'
import { useCardGesture } from '#ui/MemberCard/useCardGesture'
import { AlbumSheet } from '../../components/AlbumSheet'
import { useLodgeAlbums, type AlbumContent } from '../../mutations/useLodgeAlbums'
import type { AlbumHead_lodge$key } from './__generated__/AlbumHead_lodge.graphql'
import type { AlbumHead_lodgeAlbum$key } from './__generated__/AlbumHead_lodgeAlbum.graphql'
import classes from './Album.module.css'

const albumFragment = graphql`
  fragment AlbumHead_lodgeAlbum on LodgeAlbum {
    id
    name
    description
    mediaCount
    createdAt
    creator {
      ...ProfileLink_profile
    }
    viewerCanAddMedia
    viewerCanEdit
    viewerCanDelete
  }
`

const lodgeFragment = graphql`
  fragment AlbumHead_lodge on Lodge {
    legacyId
    hasPublicMedia
    hasMediaApproval
    viewerCanAcceptMedia
  }
`

interface AlbumHeadProps {
  album: AlbumHead_lodgeAlbum$key
  lodge: AlbumHead_lodge$key
  /** Whether media are being selected. */
  selects: boolean
  /** Starts or ends selecting; missing where there is nothing to select. */
  onSelect: (() => void) | undefined
  onUploaded: () => void
}

/** Name, facts and actions of an album. */
export function AlbumHead({ album, lodge, selects, onSelect, onUploaded }: AlbumHeadProps) {
  const { t } = useTranslation(['lodgeMedia', 'media', 'common'])
  const locale = useLocale()
  const site = useSite()
  const navigate = useNavigate()
  const gesture = useCardGesture(false)
  const data = useFragment(albumFragment, album)
  const place = useFragment(lodgeFragment, lodge)
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null)
  const { edit, remove, busy } = useLodgeAlbums()
  const { id, name, description, createdAt } = data
  const close = () => setDialog(null)
  const waits = place.hasMediaApproval === true && !place.viewerCanAcceptMedia

  const save = async (content: AlbumContent, options: RefusalOptions) => {
    if (!(await edit(id, content, undefined, options))) return
    close()
    tell(t('media:albumForm.saved'))
  }
  const confirmDelete = async () => {
    if (!(await remove(id))) return
    close()
    tell(t('delete.done', { name }))
    void navigate(lodgeAlbumPath(place.legacyId), { replace: true })
  }
  const items: (CardAction | false)[] = [
    data.viewerCanEdit && {
      id: 'edit',
      label: t('album.edit'),
      icon: IconPencil,
      onSelect: () => setDialog('edit'),
    },
    data.viewerCanDelete && {
      id: 'delete',
      label: t('media:ownAlbum.delete'),
      icon: IconTrash,
      danger: true,
      onSelect: () => setDialog('delete'),
    },
  ]
  const actions = items.filter((item) => item !== false)
  return (
    <header className={classes.head}>
      <AppLink className={article.back} href={lodgeAlbumPath(place.legacyId)}>
        <IconArrowLeft size={18} stroke={1.75} aria-hidden />
        {t('toAlbums')}
      </AppLink>
      <div className={classes.row}>
        <div className={classes.words}>
          <Title order={2}>{name}</Title>
          <p className={classes.facts}>
            <span>{t('media:album.count', { count: data.mediaCount })}</span>
            {data.creator && <ProfileLink profile={data.creator} />}
            <time dateTime={createdAt}>{formatDate(createdAt, locale, { style: 'medium' })}</time>
          </p>
          {description && <p className={classes.description}>{description}</p>}
        </div>
        <div className={classes.actions}>
          {data.viewerCanAddMedia && (
            <UploadButton
              label={t('album.add')}
              title={t('album.addTitle')}
              description={[
                place.hasPublicMedia ? t('album.who.everybody', { site: site.name }) : t('album.who.members'),
                waits && t('album.who.waits'),
              ]
                .filter(Boolean)
                .join(' ')}
              purpose="LODGE_ALBUM"
              place="LODGE_ALBUM"
              albumId={id}
              onSaved={onUploaded}
            />
          )}
          {onSelect && (
            <Button variant="default" aria-pressed={selects} onClick={onSelect}>
              {t('album.select')}
            </Button>
          )}
          {actions.length > 0 && (
            <CardMenu
              facts={{ name, ages: [] }}
              actions={{ menuLabel: t('album.more', { name }), closeLabel: t('common:close'), items: actions }}
              gesture={gesture}
            />
          )}
        </div>
      </div>
      {dialog === 'edit' && (
        <AlbumSheet album={{ name, description: description ?? '' }} busy={busy} onSave={save} onCancel={close} />
      )}
      <ConfirmDialog
        danger
        opened={dialog === 'delete'}
        busy={busy}
        title={t('delete.title', { name })}
        message={t('delete.text')}
        confirmLabel={t('common:delete')}
        onConfirm={() => void confirmDelete()}
        onCancel={close}
      />
    </header>
  )
}
