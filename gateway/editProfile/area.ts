import { defineArea } from '../core/schema/area'
import { relationsResolvers } from './relations'
import { editProfileResolvers } from './resolvers'

export const editProfile = defineArea({ resolvers: [editProfileResolvers, relationsResolvers] })
