import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay'
import type { PackageChoice_packages$key } from './__generated__/PackageChoice_packages.graphql'
import classes from './PackageChoice.module.css'
import { formatPrice } from './price'

const fragment = graphql`
  fragment PackageChoice_packages on MembershipPackage @relay(plural: true) {
    id
    name
    months
    price {
      amount
      currency
    }
    pricePerMonth {
      amount
      currency
    }
  }
`

interface PackageChoiceProps {
  packages: PackageChoice_packages$key
  label: string
  value: string
  onChange: (packageId: string) => void
}

/** The choice between memberships, with what each costs, and what that is a month. */
export function PackageChoice({ packages, label, value, onChange }: PackageChoiceProps) {
  const { t } = useTranslation('payments')
  const choices = useFragment(fragment, packages)
  return (
    <Radio.Group aria-label={label} value={value} onChange={onChange}>
      <div className={classes.packages}>
        {choices.map(({ id, name, months, price, pricePerMonth }) => (
          <label key={id} className={classes.package} data-chosen={id === value}>
            <Radio value={id} aria-label={`${name}, ${formatPrice(price)}`} />
            <span className={classes.name}>{name}</span>
            <span className={classes.price}>{formatPrice(price)}</span>
            {months != null && months > 1 && (
              <span className={classes.month}>{t('perMonth', { price: formatPrice(pricePerMonth) })}</span>
            )}
          </label>
        ))}
      </div>
    </Radio.Group>
  )
}
