import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { Boundary } from '#platform/errors/Boundary'
import { useAction } from '#platform/mutations/useAction'
import { profilePath } from '#shared/profiles/profilePath'
import { Sheet } from '#ui/overlays/Sheet'
import { PackageChoice } from '../PackageChoice'
import { NoPayment, PaymentForm } from '../PaymentForm'
import type { Buy } from '../usePay'
import type { GiftDialogMutation } from './__generated__/GiftDialogMutation.graphql'
import type { GiftDialogQuery } from './__generated__/GiftDialogQuery.graphql'
import classes from './gifts.module.css'

const query = graphql`
  query GiftDialogQuery {
    viewer {
      giftPackages {
        id
        name
        price {
          amount
          currency
        }
        vat {
          amount
          currency
        }
        paymentMethods
        ...PackageChoice_packages
      }
    }
  }
`

const mutation = graphql`
  mutation GiftDialogMutation($input: GiveMembershipInput!) {
    giveMembership(input: $input) {
      order {
        legacyId
      }
      checkoutUrl
      userErrors {
        ...refusal_error @relay(mask: false)
      }
    }
  }
`

interface GiftDialogProps {
  receiver: { readonly id: string; readonly legacyId: number; readonly name: string }
  onClose: () => void
}

function useGive(packageId: string, profileId: string): Buy {
  const [commit] = useAction<GiftDialogMutation>(mutation)
  return useCallback(
    async (payment, options) =>
      (await commit({ input: { packageId, profileId, payment } }, options))?.giveMembership ?? null,
    [commit, packageId, profileId],
  )
}

function Gift({ receiver, onClose }: GiftDialogProps) {
  const { t } = useTranslation('payments')
  const { viewer } = useLazyLoadQuery<GiftDialogQuery>(query, {})
  const packages = viewer.giftPackages ?? []
  const [wanted, setWanted] = useState<string | null>(null)
  const chosen = packages.find(({ id }) => id === wanted) ?? packages[0]
  const give = useGive(chosen?.id ?? '', receiver.id)
  if (!chosen) return <NoPayment />
  return (
    <div className={classes.parts}>
      <PackageChoice packages={packages} label={t('packages')} value={chosen.id} onChange={setWanted} />
      <PaymentForm
        payable={chosen}
        subject={`${receiver.id} ${chosen.id}`}
        returnPath={profilePath(receiver.legacyId)}
        note={t('summary.once')}
        consent={t('consent.used')}
        buy={give}
        onLeave={onClose}
      />
    </div>
  )
}

/** Giving somebody a membership: choose, and pay. */
export function GiftDialog(props: GiftDialogProps) {
  const { t } = useTranslation(['payments', 'common'])
  const { name } = props.receiver
  return (
    <Sheet
      opened
      onClose={props.onClose}
      title={t('gift.title', { name })}
      description={t('gift.text', { name })}
      closeLabel={t('common:close')}
    >
      <Boundary fallback={<NoPayment />}>
        <Gift {...props} />
      </Boundary>
    </Sheet>
  )
}
