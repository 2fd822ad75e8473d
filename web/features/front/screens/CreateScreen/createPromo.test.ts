import { describe, expect, it } from 'vitest'
import { emptyCreateValues } from './createForm'
import { forgetPromo, keepPromoForm, readPromo, readPromoForm } from './createPromo'

function memory(initial?: string) {
  const kept = new Map(initial === undefined ? [] : [['createProfilePromo', initial]])
  return {
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: string) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
  }
}

const written = {
  ...emptyCreateValues('denmark'),
  name: 'Freja',
  email: 'freja@example.test',
  password: 'secret words here',
}

describe('a promotion link', () => {
  it('is remembered with the form, but without password and consents', () => {
    const storage = memory()
    const promo = readPromo(new URLSearchParams('cp=spring&prid=12'), storage)
    expect(promo).toEqual({ campaign: 'spring', promoter: '12' })
    keepPromoForm(promo, { ...written, termsAccepted: true }, storage)
    expect(storage.get('createProfilePromo')).not.toContain('secret')

    expect(readPromo(new URLSearchParams(), storage)).toEqual(promo)
    expect(readPromoForm('denmark', storage)).toEqual({ ...written, password: '' })
  })

  it('gives way to a newer one', () => {
    const storage = memory(JSON.stringify({ campaign: 'spring', promoter: '12' }))
    expect(readPromo(new URLSearchParams('cp=autumn'), storage)).toEqual({ campaign: 'autumn', promoter: undefined })
  })

  it('is forgotten once the profile is created', () => {
    const storage = memory(JSON.stringify({ campaign: 'spring' }))
    forgetPromo(storage)
    expect(readPromo(new URLSearchParams(), storage)).toEqual({})
  })

  it.each(['', 'not json', '[]', 'null', '{"form":7}', '{"form":{"name":{}}}'])(
    'leaves an empty form when %s is stored',
    (stored) => {
      expect(readPromoForm('norway', memory(stored))).toEqual(emptyCreateValues('norway'))
    },
  )

  it('is required: a form without one is not stored', () => {
    const storage = memory()
    keepPromoForm({}, written, storage)
    expect(storage.get('createProfilePromo')).toBeNull()
  })
})
