import { Button, Radio, Switch } from '@mantine/core'
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { freePlacesFor, freePlaces } from '#shared/gatherings/places'
import classes from '#shared/gatherings/SignUp.module.css'
import { formatPrice } from '#shared/payments/price'
import { receiptPath } from '#shared/payments/paths'
import { ConfirmDialog } from '#platform/dialogs/ConfirmDialog'
import { lazyDialog } from '#platform/dialogs/lazyDialog'
import { useLocale } from '#platform/i18n/useLocale'
import { useToday } from '#platform/session/useToday'
import { tell } from '#platform/toasts/tell'
import { formatTime } from '#lib/format/formatDate'
import { TextLink } from '#ui/links/TextLink'
import { useEventSignUp } from '../../mutations/useEventSignUp'
import type { EventSignUp_event$key } from './__generated__/EventSignUp_event.graphql'
import type { EventSignUp_viewer$key } from './__generated__/EventSignUp_viewer.graphql'
import { useAwaitedPlace } from './useAwaitedPlace'

const TicketSheet = lazyDialog(['payments'], async () => (await import('./TicketSheet')).TicketSheet)

const viewerFragment = graphql`
  fragment EventSignUp_viewer on Viewer {
    persons {
      person {
        id
        gender
        age
      }
    }
  }
`

const fragment = graphql`
  fragment EventSignUp_event on Event {
    id
    title
    beginsAt
    endsAt
    status
    price {
      amount
      currency
    }
    couplePrice {
      amount
      currency
    }
    places
    genderPlaces {
      gender
      count
    }
    comingCount
    coming {
      gender
      count
    }
    waitingCount
    freePlaces
    freeByGender {
      gender
      count
    }
    viewerSignUp {
      status
      persons
      isVisible
      position
      heldUntil
      paid {
        amount
        currency
      }
      orderNumber
      refundPercent
      checkedInAt
    }
    viewerCanSignUp
    viewerCanQuit
  }
`

/** In the choice of who comes: both of a couple. */
const BOTH = 'both'

interface EventSignUpProps {
  event: EventSignUp_event$key
  viewer: EventSignUp_viewer$key
}

/** The viewer's own sign-up, or why there is none; nothing where the event is cancelled. */
export function EventSignUp({ event, viewer }: EventSignUpProps) {
  const { t } = useTranslation(['events', 'gatherings', 'shell'])
  const locale = useLocale()
  const now = useToday()
  const data = useFragment(fragment, event)
  const { persons } = useFragment(viewerFragment, viewer)
  const { id, viewerSignUp, viewerCanSignUp, viewerCanQuit } = data
  const { signUp, quit, setVisible, busy } = useEventSignUp(id)
  const [who, setWho] = useState<string>(BOTH)
  const [isVisible, setOwnVisible] = useState(true)
  const [pays, setPays] = useState(false)
  const [asks, setAsks] = useState(false)
  useAwaitedPlace(id, viewerSignUp?.status === 'HELD')

  const isOver = new Date(data.endsAt) <= now
  const wasThere = isOver && viewerSignUp?.status === 'COMING'

  if (data.status === 'CANCELLED') return null
  // Who waited or did not pay was not there.
  if (isOver && !wasThere) return <p className={classes.note}>{t('signUp.closed.over')}</p>

  const person = persons.length > 1 ? persons.find((each) => each.person.id === who)?.person : persons[0]?.person
  const comers = person ? 1 : Math.max(1, persons.length)
  const gender = person?.gender ?? 'COUPLE'
  const isFree = freePlacesFor(gender, data) > 0 && freePlaces(data) >= comers
  const price = comers === 2 ? data.couplePrice : data.price
  const expected = !isFree ? 'WAITING' : price ? 'HELD' : 'COMING'

  const join = async () => {
    const personIds = persons.length > 1 && person ? [person.id] : null
    const status = await signUp({ personIds, visible: isVisible }, { status: expected, persons: comers, gender })
    if (status === 'HELD') setPays(true)
    else if (status) tell(t(`gatherings:signUp.done.${status}`))
  }
  const leave = async () => {
    setAsks(false)
    const left = await quit(gender)
    if (!left) return
    tell(left.refund ? t('signUp.refunded', { price: formatPrice(left.refund) }) : t('gatherings:signUp.quit.done'))
  }
  const quitText = () => {
    if (viewerSignUp?.paid == null) return t('gatherings:signUp.quit.text')
    const back = (viewerSignUp.paid.amount * viewerSignUp.refundPercent) / 100
    return back === 0
      ? t('signUp.quitNothing')
      : t('signUp.quitPaid', { price: formatPrice({ ...viewerSignUp.paid, amount: Math.floor(back) }) })
  }
  const reason = () => {
    if (data.status === 'DRAFT') return 'draft'
    return new Date(data.beginsAt) <= now ? 'begun' : 'leftOut'
  }
  const asksFirst = viewerSignUp?.paid != null || (viewerSignUp?.status === 'COMING' && data.waitingCount > 0)
  return (
    <div className={classes.signUp}>
      {viewerSignUp && (
        <p className={classes.status} data-status={viewerSignUp.status} role="status">
          {viewerSignUp.status === 'COMING' ? (
            <IconCircleCheck size={22} stroke={1.75} aria-hidden />
          ) : (
            <IconHourglass size={22} stroke={1.75} aria-hidden />
          )}
          {viewerSignUp.status === 'HELD'
            ? viewerSignUp.heldUntil
              ? t('signUp.heldUntil', { time: formatTime(viewerSignUp.heldUntil, locale) })
              : t('signUp.held')
            : t(wasThere ? 'gatherings:marks.WAS_THERE' : `gatherings:signUp.status.${viewerSignUp.status}`)}
        </p>
      )}
      {viewerSignUp?.position != null && (
        <p className={classes.note}>{t('signUp.position', { count: viewerSignUp.position })}</p>
      )}
      {viewerSignUp?.paid != null && viewerSignUp.orderNumber != null && (
        <TextLink standalone href={receiptPath(viewerSignUp.orderNumber)}>
          {t('signUp.receipt', { price: formatPrice(viewerSignUp.paid) })}
        </TextLink>
      )}
      {!viewerSignUp && !viewerCanSignUp && <p className={classes.note}>{t(`signUp.closed.${reason()}`)}</p>}
      {viewerCanSignUp && persons.length > 1 && (
        <Radio.Group label={t('signUp.who')} value={who} onChange={setWho}>
          <div className={classes.choices}>
            <Radio value={BOTH} label={t('signUp.both')} />
            {persons.map((each) => (
              <Radio
                key={each.person.id}
                value={each.person.id}
                label={t('signUp.one', {
                  gender: t(`shell:member.gender.${each.person.gender}`),
                  age: each.person.age,
                })}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      {viewerCanSignUp && (
        <>
          <Switch
            label={t('signUp.visible')}
            description={t('signUp.doorName')}
            checked={isVisible}
            onChange={(change) => setOwnVisible(change.currentTarget.checked)}
          />
          <Button fullWidth size="md" disabled={busy} onClick={() => void join()}>
            {expected === 'HELD' && price
              ? t('signUp.buy', { price: formatPrice(price) })
              : t(`gatherings:signUp.action.${expected === 'WAITING' ? 'WAITING' : 'COMING'}`)}
          </Button>
        </>
      )}
      {viewerSignUp?.status === 'HELD' && (
        <Button fullWidth size="md" onClick={() => setPays(true)}>
          {t('signUp.pay')}
        </Button>
      )}
      {viewerSignUp && viewerSignUp.status !== 'HELD' && (
        <Switch
          label={t(wasThere ? 'signUp.visibleOver' : 'signUp.visible')}
          description={wasThere ? undefined : t('signUp.doorName')}
          checked={viewerSignUp.isVisible}
          onChange={(change) => void setVisible(change.currentTarget.checked)}
        />
      )}
      {viewerSignUp && viewerCanQuit && (
        <Button fullWidth variant="default" disabled={busy} onClick={() => (asksFirst ? setAsks(true) : void leave())}>
          {t(`gatherings:signUp.quit.${viewerSignUp.status === 'WAITING' ? 'WAITING' : 'COMING'}`)}
        </Button>
      )}
      {viewerSignUp?.status === 'COMING' && !viewerCanQuit && new Date(data.beginsAt) > now && (
        <p className={classes.note}>{t('signUp.tooLate')}</p>
      )}
      <ConfirmDialog
        opened={asks}
        title={t('gatherings:signUp.quit.title')}
        message={quitText()}
        confirmLabel={t('gatherings:signUp.quit.COMING')}
        onConfirm={() => void leave()}
        onCancel={() => setAsks(false)}
      />
      {pays && (
        <Suspense fallback={null}>
          <TicketSheet id={id} onClose={() => setPays(false)} />
        </Suspense>
      )}
    </div>
  )
}
