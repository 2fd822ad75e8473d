import { notFound } from '../core/problem'
import type { Handlers } from '../core/handler'
import { acceptBond, changeBondRole, createBond, deleteBond, showBond } from './bonds'
import { bondOf, bondsOfProfile } from './read'

export const bondsHandlers = {
  'DarkProfileConnection.GetProfileConnections': (deps, { viewer, query }) => bondsOfProfile(deps, viewer, query),
  'DarkProfileConnection.GetProfileConnection': async (deps, { viewer, query: { profileId, connectionId } }) => {
    const bond = await bondOf(deps, viewer, { profileId, bondId: connectionId })
    if (!bond) throw notFound()
    return bond
  },
  'DarkProfileConnection.CreateProfileConnection': createBond,
  'DarkProfileConnection.AcceptProfileConnection': acceptBond,
  'DarkProfileConnection.ChangeProfileConnectionRole': changeBondRole,
  'DarkProfileConnection.ShowProfileConnection': showBond,
  'DarkProfileConnection.DeleteProfileConnection': deleteBond,
} satisfies Partial<Handlers>
