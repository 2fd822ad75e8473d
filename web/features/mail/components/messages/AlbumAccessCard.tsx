import { Button } from '@mantine/core'
import { IconCheck, IconClock, IconLock, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { profileAlbum } from '#shared/media/mediaLinks'
import { TextLink } from '#ui/links/TextLink'
import { useAnswerAlbumRequest } from '../../mutations/useAnswerAlbumRequest'
import type { AlbumAccessCard_message$key } from './__generated__/AlbumAccessCard_message.graphql'
import { MessageCard } from './MessageCard'
import classes from './MessageCard.module.css'

const fragment = graphql`
  fragment AlbumAccessCard_message on AlbumAccessMessage {
    id
    viewerIsAuthor
    author {
      id
      name
    }
    album {
      id
      legacyId
      type
      owner {
        legacyId
      }
    }
    albumName
    access
    viewerCanAnswer
  }
`

/** Request to see a protected album: its owner answers here, and afterwards the card shows the answer. */
export function AlbumAccessCard({ message }: { message: AlbumAccessCard_message$key }) {
  const { t } = useTranslation('mail')
  const { id, viewerIsAuthor, author, album, albumName, access, viewerCanAnswer } = useFragment(fragment, message)
  const [answer, busy] = useAnswerAlbumRequest()
  const name = author?.name ?? t('messages.somebody')
  const set = async (granted: boolean) => {
    if (!album || !author) return
    const input = { albumId: album.id, profileId: author.id, granted }
    await answer(
      { input },
      {
        updater: (store) => {
          const record = store.get(id)
          record?.setValue(granted ? 'GRANTED' : null, 'access').setValue(false, 'viewerCanAnswer')
        },
      },
    )
  }
  const opens = viewerIsAuthor && access === 'GRANTED' && album?.owner
  return (
    <MessageCard
      icon={IconLock}
      title={
        viewerIsAuthor
          ? t('messages.album.askedByYou', { album: albumName })
          : t('messages.album.asked', { name, album: albumName })
      }
      actions={
        viewerCanAnswer ? (
          <>
            <Button size="sm" disabled={busy} onClick={() => void set(true)}>
              {t('messages.album.accept')}
            </Button>
            <Button size="sm" variant="default" disabled={busy} onClick={() => void set(false)}>
              {t('messages.album.refuse')}
            </Button>
          </>
        ) : (
          opens && (
            <TextLink standalone href={profileAlbum(opens.legacyId, album)}>
              {t('messages.album.open')}
            </TextLink>
          )
        )
      }
    >
      {viewerCanAnswer ? (
        <p>{t('messages.album.hint', { name })}</p>
      ) : (
        <State access={album ? (access ?? 'REFUSED') : null} own={viewerIsAuthor} name={name} />
      )}
    </MessageCard>
  )
}

interface StateProps {
  /** Null when the album is gone. */
  access: AlbumAccess | null
  own: boolean
  name: string
}

type AlbumAccess = 'REFUSED' | 'REQUESTED' | 'GRANTED' | 'REVOKED'

const signs = { REFUSED: IconX, REQUESTED: IconClock, GRANTED: IconCheck, REVOKED: IconLock } as const

function State({ access, own, name }: StateProps) {
  const { t } = useTranslation('mail')
  if (!access) return <p>{t('messages.album.gone')}</p>
  const Sign = signs[access]
  return (
    <p className={classes.state} data-good={access === 'GRANTED'} role="status">
      <Sign size={16} stroke={2} aria-hidden />
      {own ? t(`messages.album.yours.${access}`) : t(`messages.album.theirs.${access}`, { name })}
    </p>
  )
}
