import { Checkbox, TextInput } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, usePaginationFragment } from 'react-relay'
import { formatPrice } from '#shared/payments/price'
import { useLeaveGuard } from '#shared/uploads/useLeaveGuard'
import { useLocale } from '#platform/i18n/useLocale'
import { tell } from '#platform/toasts/tell'
import { formatTime } from '#lib/format/formatDate'
import { Banner } from '#ui/states/Banner'
import { EmptyState } from '#ui/states/EmptyState'
import type { Door_event$data, Door_event$key } from './__generated__/Door_event.graphql'
import type { DoorPaginationQuery } from './__generated__/DoorPaginationQuery.graphql'
import classes from './Door.module.css'
import type { Tick } from './doorTicks'
import { useDoor } from './useDoor'
import { useFreshDoor } from './useFreshDoor'

const fragment = graphql`
  fragment Door_event on Event
  @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
  @refetchable(queryName: "DoorPaginationQuery") {
    id
    legacyId
    signUps(first: $count, after: $cursor) @connection(key: "Door_signUps") {
      edges {
        node {
          id
          name
          persons
          gender
          paid {
            amount
            currency
          }
          checkedInAt
          checkedInBy
        }
      }
    }
  }
`

const PAGE = 100

type SignUp = NonNullable<Door_event$data['signUps']>['edges'][number]['node']

/** Letters as a hurried host types them. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** When somebody arrived, as far as this phone knows. */
function arrivalOf({ id, checkedInAt }: SignUp, waiting: readonly Tick[]): string | null {
  const last = waiting.findLast(({ signUpId }) => signUpId === id)
  if (last) return last.arrived ? last.at : null
  return checkedInAt ?? null
}

/** Everybody who comes, by name: found by a few letters, and ticked on arrival, also without a network. */
export function Door({ event }: { event: Door_event$key }) {
  const { t } = useTranslation('events')
  const [text, setText] = useState('')
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<DoorPaginationQuery, Door_event$key>(
    fragment,
    event,
  )
  const signUps = data.signUps?.edges.map(({ node }) => node) ?? []
  const nameOf = (id: string) => signUps.find((each) => each.id === id)?.name ?? ''
  const { online } = useNetwork()
  const { waiting, tick, refusal, isCutOff } = useDoor(data, {
    onGone: (ids) => tell(t('door.gone', { names: ids.map(nameOf).join(', ') })),
  })
  useFreshDoor(data.id)
  // The ticks outlive the page, but not the list of whom they are for.
  const { question } = useLeaveGuard(waiting.length > 0, {
    words: {
      title: t('door.leave.title'),
      text: t('door.leave.text'),
      confirm: t('door.leave.confirm'),
      stay: t('door.leave.stay'),
    },
  })

  // The whole list is needed before the network goes.
  useEffect(() => {
    if (hasNext && !isLoadingNext) loadNext(PAGE)
  }, [hasNext, isLoadingNext, loadNext])

  if (signUps.length === 0) return <EmptyState title={t('door.none')} text={t('door.noneText')} />
  const persons = (list: readonly SignUp[]) => list.reduce((sum, each) => sum + each.persons, 0)
  const arrived = signUps.filter((each) => arrivalOf(each, waiting) !== null)
  const found = signUps.filter(({ name }) => plain(name).includes(plain(text.trim())))
  return (
    <>
      <div className={classes.head}>
        <p className={classes.count} role="status">
          {t('door.count', { arrived: persons(arrived), count: persons(signUps) })}
          {waiting.length > 0 && (
            <span className={classes.waiting}>{t('door.waiting', { count: waiting.length })}</span>
          )}
        </p>
        <TextInput
          type="search"
          size="md"
          aria-label={t('door.search')}
          placeholder={t('door.search')}
          autoComplete="off"
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
          value={text}
          onChange={(change) => setText(change.currentTarget.value)}
        />
      </div>
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      {found.length === 0 ? (
        <EmptyState compact title={t('door.noneFound')} />
      ) : (
        <ul className={classes.list} aria-label={t('door.list')}>
          {found.map((signUp) => (
            <Guest
              key={signUp.id}
              signUp={signUp}
              arrivedAt={arrivalOf(signUp, waiting)}
              waits={waiting.some(({ signUpId }) => signUpId === signUp.id)}
              onTick={(isHere) => tick(signUp.id, isHere)}
            />
          ))}
        </ul>
      )}
      <p className={classes.note}>{t('door.offline')}</p>
      {/* Below the list: above it, it would move the names away under a finger. */}
      {(isCutOff || !online) && (
        <div className={classes.cutOff}>
          <Banner tone="warning" title={t('door.cutOff.title')}>
            {t('door.cutOff.text')}
          </Banner>
        </div>
      )}
      {question}
    </>
  )
}

interface GuestProps {
  signUp: SignUp
  arrivedAt: string | null
  /** The server may not have it yet. */
  waits: boolean
  onTick: (isHere: boolean) => void
}

function Guest({ signUp, arrivedAt, waits, onTick }: GuestProps) {
  const { t } = useTranslation(['events', 'shell'])
  const locale = useLocale()
  const { name, gender, persons, paid, checkedInBy } = signUp
  const facts = [
    t(`shell:member.gender.${gender}`),
    persons === 2 && t('door.two'),
    paid && t('door.paid', { price: formatPrice(paid) }),
    arrivedAt !== null && t('door.arrived', { time: formatTime(arrivedAt, locale) }),
    arrivedAt !== null && !waits && checkedInBy && t('door.by', { name: checkedInBy }),
    waits && t('door.unsent'),
  ].filter(Boolean)
  return (
    <li className={classes.guest} data-arrived={arrivedAt !== null}>
      <Checkbox
        size="lg"
        classNames={{ body: classes.body, labelWrapper: classes.words }}
        label={name}
        description={facts.join(' · ')}
        checked={arrivedAt !== null}
        onChange={(change) => onTick(change.currentTarget.checked)}
      />
    </li>
  )
}
