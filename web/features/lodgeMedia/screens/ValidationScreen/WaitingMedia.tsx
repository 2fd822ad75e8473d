import { Button, Checkbox } from '@mantine/core'
import { IconCheck, IconPhotoCheck, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { lodgePath } from '#shared/lodges/paths'
import { LightboxWordButton } from '#shared/media/lightbox/LightboxBar'
import { MediaLightbox } from '#shared/media/lightbox/MediaLightbox'
import { mediumOf, mediumOver } from '#shared/media/mediaLinks'
import { SelectionBar } from '#shared/media/SelectionBar'
import { PaginatedList } from '#platform/lists/PaginatedList'
import { useRefresh } from '#platform/lists/useRefresh'
import type { UserError } from '#platform/mutations/refusal'
import { toastErrors } from '#platform/mutations/toastErrors'
import { tell } from '#platform/toasts/tell'
import { giveFocusBack } from '#ui/overlays/useFocusBack'
import { EmptyState } from '#ui/states/EmptyState'
import { useDecide } from '../../mutations/useDecide'
import type { WaitingMedia_lodge$key } from './__generated__/WaitingMedia_lodge.graphql'
import type { WaitingMediaPaginationQuery } from './__generated__/WaitingMediaPaginationQuery.graphql'
import { RejectSheet } from './RejectSheet'
import { WaitingCard } from './WaitingCard'
import classes from './WaitingMedia.module.css'

const fragment = graphql`
  fragment WaitingMedia_lodge on Lodge
  @argumentDefinitions(count: { type: "Int", defaultValue: 30 }, cursor: { type: "String" })
  @refetchable(queryName: "WaitingMediaPaginationQuery") {
    id
    legacyId
    hasMediaApproval
    waitingMedia(first: $count, after: $cursor) @connection(key: "WaitingMedia_waitingMedia") {
      edges {
        node {
          __typename
          id
          legacyId
          lodgeStatus
          title
          ...WaitingCard_media
          ...MediaLightbox_media
        }
      }
    }
  }
`

/** As many as one decision can be about. */
const MAX_AT_ONCE = 100

/** The media that wait: each is accepted or rejected, or several at once. Those decided leave before the answer. */
export function WaitingMedia({ lodge }: { lodge: WaitingMedia_lodge$key }) {
  const { t } = useTranslation(['lodgeMedia', 'media'])
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { data, ...paging } = usePaginationFragment<WaitingMediaPaginationQuery, WaitingMedia_lodge$key>(
    fragment,
    lodge,
  )
  const refresh = useRefresh(paging.refetch)
  const decide = useDecide(data.id)
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [rejecting, setRejecting] = useState<readonly string[] | null>(null)

  const items = data.waitingMedia?.edges.map(({ node }) => node).filter(({ lodgeStatus }) => lodgeStatus === 'WAITING')
  const selectable = (items ?? []).slice(0, MAX_AT_ONCE).map(({ id }) => id)
  const selected = chosen.filter((id) => selectable.includes(id))
  const address = lodgePath(data.legacyId, 'Media/Validation')
  const openId = mediumOf(search)

  const toggle = (id: string) =>
    setChosen((current) => (current.includes(id) ? current.filter((other) => other !== id) : [...current, id]))
  /** Moves the focus and the lightbox on from items that leave the list. */
  const moveOn = (ids: readonly string[]) => {
    const all = items ?? []
    const first = all.findIndex(({ id }) => ids.includes(id))
    const stays = ({ id }: { readonly id: string }) => !ids.includes(id)
    const next = all.slice(first).find(stays) ?? all.findLast(stays)
    giveFocusBack(list.current?.querySelector(`[data-accept="${next?.id}"]`) ?? null)
    setChosen((current) => current.filter((id) => !ids.includes(id)))
    if (openId === null) return
    void navigate(next ? mediumOver(address, next) : address, { replace: true, preventScrollReset: true })
  }
  const finish = (words: string) => {
    // In the lightbox the next one says it, and a toast would cover the buttons.
    if (openId === null) tell(words)
    // Later pages begin earlier now.
    if (paging.hasNext) refresh()
  }
  const accept = async (ids: readonly string[]) => {
    const accepted = decide.accept(ids)
    moveOn(ids)
    if (await accepted) finish(t('validation.accepted', { count: ids.length }))
  }
  const reject = async (ids: readonly string[], reason: string) => {
    // Another leader was faster.
    const onRefused = (errors: readonly UserError[]) => {
      toastErrors(errors)
      refresh()
    }
    const rejected = decide.reject(ids, reason, { onRefused })
    setRejecting(null)
    moveOn(ids)
    if (await rejected) finish(t('validation.rejected', { count: ids.length }))
  }

  return (
    <>
      <PaginatedList
        paging={paging}
        items={items}
        empty={
          <EmptyState
            title={t('validation.none')}
            text={data.hasMediaApproval ? t('validation.noneText') : t('validation.offText')}
            icon={<IconPhotoCheck size={26} stroke={1.5} aria-hidden />}
          />
        }
      >
        {(waiting) => (
          <>
            {waiting.length > 1 && (
              <Checkbox
                className={classes.all}
                label={t('validation.selectAll')}
                checked={selected.length === selectable.length}
                indeterminate={selected.length > 0 && selected.length < selectable.length}
                onChange={(event) => setChosen(event.currentTarget.checked ? selectable : [])}
              />
            )}
            <ul ref={list} className={classes.grid} aria-label={t('validation.label')}>
              {waiting.map((item, index) => (
                <WaitingCard
                  key={item.id}
                  media={item}
                  number={index + 1}
                  href={mediumOver(address, item)}
                  selected={selected.includes(item.id)}
                  onToggle={() => toggle(item.id)}
                  onAccept={() => void accept([item.id])}
                  onReject={() => setRejecting([item.id])}
                />
              ))}
            </ul>
          </>
        )}
      </PaginatedList>
      {selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={() => setChosen([])}>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconX size={18} stroke={1.75} aria-hidden />}
            onClick={() => setRejecting(selected)}
          >
            {t('validation.reject')}
          </Button>
          <Button
            size="sm"
            leftSection={<IconCheck size={18} stroke={1.75} aria-hidden />}
            onClick={() => void accept(selected)}
          >
            {t('validation.accept')}
          </Button>
        </SelectionBar>
      )}
      {items && (
        <MediaLightbox
          media={items}
          openId={openId}
          mediaOf={{ onlyListed: true }}
          hrefOf={(medium) => mediumOver(address, medium)}
          closeHref={address}
          likable={false}
          renderActions={(id) => (
            <>
              <LightboxWordButton label={t('validation.reject')} onClick={() => setRejecting([id])} />
              <LightboxWordButton isMain label={t('validation.accept')} onClick={() => void accept([id])} />
            </>
          )}
        />
      )}
      {rejecting && (
        <RejectSheet
          count={rejecting.length}
          onReject={(reason) => void reject(rejecting, reason)}
          onCancel={() => setRejecting(null)}
        />
      )}
    </>
  )
}
