import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import { formatDateTime } from '#lib/format/formatDate'
import { useLocale } from '#platform/i18n/useLocale'
import { ProfileLink } from '#shared/profiles/ProfileLink'
import { ITEM } from '#shared/staff/desk/deskItems'
import { withoutEdge } from '#shared/staff/desk/withoutEdge'
import classes from '../../components/KinkRow.module.css'
import { useDecideKink } from '../../mutations/useDecideKink'
import type { WaitingKinkForm_waiting$key } from './__generated__/WaitingKinkForm_waiting.graphql'

const fragment = graphql`
  fragment WaitingKinkForm_waiting on WaitingKink {
    kink {
      id
      name
      description
    }
    author {
      name
      ...ProfileLink_profile
    }
    createdAt
  }
`

interface WaitingKinkFormProps {
  waiting: WaitingKinkForm_waiting$key
  /** The list that a decided kink leaves. */
  connectionId: string | undefined
}

export function WaitingKinkForm({ waiting: key, connectionId }: WaitingKinkFormProps) {
  const { t } = useTranslation('kinks')
  const locale = useLocale()
  const { kink, author, createdAt } = useFragment(fragment, key)
  const [name, setName] = useState(kink.name)
  const [decide, busy] = useDecideKink()
  const run = (accepted: boolean) => {
    const renamed = name.trim()
    void decide(
      {
        input: {
          kinkId: kink.id,
          accepted,
          name: accepted && renamed !== '' && renamed !== kink.name ? renamed : null,
        },
      },
      {
        updater: (store) =>
          withoutEdge(store, connectionId, (node) => node.getLinkedRecord('kink')?.getDataID() === kink.id),
      },
    )
  }
  return (
    <article className={classes.row} aria-label={kink.name} tabIndex={-1} {...{ [ITEM]: '' }}>
      <div className={classes.words}>
        <TextInput
          label={t('desk.name')}
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {kink.description && <p className={classes.description}>{kink.description}</p>}
        <p className={classes.facts}>
          {author ? <ProfileLink profile={author} /> : t('desk.fromGone')}
          <time dateTime={createdAt}>{formatDateTime(createdAt, locale)}</time>
        </p>
      </div>
      <div className={classes.levels}>
        <Button variant="default" disabled={busy} aria-keyshortcuts="n" onClick={() => run(false)}>
          {t('desk.refuse')}
        </Button>
        <Button loading={busy} aria-keyshortcuts="y" onClick={() => run(true)}>
          {t('desk.accept')}
        </Button>
      </div>
    </article>
  )
}
