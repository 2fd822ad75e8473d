import { Button, Radio } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { Boundary } from '#platform/errors/Boundary'
import { tell } from '#platform/toasts/tell'
import { Sheet } from '#ui/overlays/Sheet'
import { ErrorState } from '#ui/states/ErrorState'
import { useLodgeMedia } from '../mutations/useLodgeMedia'
import type { MoveMedia_lodge$key } from './__generated__/MoveMedia_lodge.graphql'
import type { MoveMediaPaginationQuery } from './__generated__/MoveMediaPaginationQuery.graphql'
import type { MoveMediaQuery } from './__generated__/MoveMediaQuery.graphql'
import classes from './AlbumSheet.module.css'

const query = graphql`
  query MoveMediaQuery($lodge: Int!) {
    lodge(legacyId: $lodge) {
      ...MoveMedia_lodge
    }
  }
`

const fragment = graphql`
  fragment MoveMedia_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
  @refetchable(queryName: "MoveMediaPaginationQuery") {
    albums(first: $count, after: $cursor) @connection(key: "MoveMedia_albums") {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`

interface Target {
  readonly id: string
  readonly name: string
}

interface MoveMediaProps {
  /** Global ids. */
  ids: readonly string[]
  /** The number of the lodge. */
  lodge: number
  /** The global id of the album that they are in. */
  albumId: string
  /** Called when they have left the list, before the answer. */
  onLeft: () => void
  onMoved: () => void
  onClose: () => void
}

/** Asks which album of the lodge media move to. */
export function MoveMedia({ ids, lodge, albumId, onLeft, onMoved, onClose }: MoveMediaProps) {
  const { t } = useTranslation(['lodgeMedia', 'media', 'common'])
  const { move } = useLodgeMedia()
  const [target, setTarget] = useState<Target | null>(null)
  const submit = async ({ id, name }: Target) => {
    const moved = move(ids, id)
    onLeft()
    if (!(await moved)) return
    tell(t('move.done', { count: ids.length, name }))
    onMoved()
  }
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t('media:move.title', { count: ids.length })}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button disabled={!target} onClick={() => target && void submit(target)}>
            {t('media:move.submit')}
          </Button>
        </>
      }
    >
      <Boundary fallback={<ErrorState compact title={t('common:list.failed')} />}>
        <Suspense fallback={<p>{t('common:loading')}</p>}>
          <Albums lodge={lodge} albumId={albumId} target={target} onChoose={setTarget} />
        </Suspense>
      </Boundary>
    </Sheet>
  )
}

interface AlbumsProps extends Pick<MoveMediaProps, 'lodge' | 'albumId'> {
  target: Target | null
  onChoose: (album: Target) => void
}

/** The other albums of the lodge, to choose one. */
function Albums({ lodge: number, albumId, target, onChoose }: AlbumsProps) {
  const { lodge } = useLazyLoadQuery<MoveMediaQuery>(query, { lodge: number }, { fetchPolicy: 'store-and-network' })
  return lodge && <AlbumChoice lodge={lodge} albumId={albumId} target={target} onChoose={onChoose} />
}

function AlbumChoice({
  lodge,
  albumId,
  target,
  onChoose,
}: Omit<AlbumsProps, 'lodge'> & { lodge: MoveMedia_lodge$key }) {
  const { t } = useTranslation(['lodgeMedia', 'media'])
  const { data, ...paging } = usePaginationFragment<MoveMediaPaginationQuery, MoveMedia_lodge$key>(fragment, lodge)
  const others = data.albums?.edges.map(({ node }) => node).filter(({ id }) => id !== albumId)
  return (
    <PaginatedList compact paging={paging} items={others} empty={<p>{t('move.nowhere')}</p>}>
      {(albums) => (
        <Radio.Group
          aria-label={t('media:move.where')}
          value={target?.id ?? ''}
          onChange={(id) => {
            const album = albums.find((each) => each.id === id)
            if (album) onChoose(album)
          }}
        >
          <div className={classes.form}>
            {albums.map(({ id, name }) => (
              <Radio key={id} value={id} label={name} />
            ))}
          </div>
        </Radio.Group>
      )}
    </PaginatedList>
  )
}
